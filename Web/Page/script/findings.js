// What the audit objects to, and what the bar tells its app.

class FindingsPanel {
  constructor(studio, root) {
    this.studio = studio;
    this.progress = el('progress', { max: 1, 'aria-label': 'Checked' });
    this.summary = el('span', { class: 'summary' });
    this.list = el('div', { class: 'findings' });
    this.tab = byId('panel-tabs').querySelector('[aria-controls=panel-of-findings]');
    this.count = el('span', { class: 'count', hidden: true });
    this.tab.append(this.count);
    this.events = el('ol', { class: 'events', 'aria-label': 'Events' });
    this.silent = el('p', { class: 'hint' }, 'Nothing yet.');
    root.append(
      el('div', { class: 'section-head' }, el('h3', {}, 'Findings'), this.summary), this.progress, this.list,
      el('div', { class: 'section-head' }, el('h3', {}, 'What the app is told')), this.silent, this.events);
    studio.auditor.watch(() => this.refresh());
    studio.store.watch(() => this.mark());
  }

  refresh() {
    const { progress, findings } = this.studio.auditor;
    this.progress.value = progress;
    this.progress.classList.toggle('done', progress === 1);
    const errors = findings.filter((finding) => finding.severity === 'error');
    const warnings = findings.filter((finding) => finding.severity === 'warning');
    this.summary.textContent = progress < 1 ? `Checking, ${Math.floor(progress * 100)} %` : [counted(errors.length, 'error'), counted(warnings.length, 'warning')].filter((text) => text).join(', ');
    this.count.textContent = ` ${findings.length}`;
    this.count.hidden = findings.length === 0;
    this.count.classList.toggle('grave', errors.length > 0);
    const text = JSON.stringify(findings);
    if (text !== this.text || progress === 1) {
      this.text = text;
      this.fill([['Errors', errors], ['Warnings', warnings]]);
    }
  }

  /** Lists the findings anew; the focus stays on the finding that has it. */
  fill(groups) {
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.finding : null;
    this.list.replaceChildren(...groups.filter(([, findings]) => findings.length > 0).map(([title, findings]) => {
      const rules = [...new Set(findings.map((finding) => finding.rule))];
      return el('section', { 'aria-label': title }, el('h4', {}, title), ...rules.map((rule) => this.section(rule, findings.filter((finding) => finding.rule === rule))));
    }));
    if (this.studio.auditor.findings.length === 0 && this.studio.auditor.progress === 1) this.list.append(el('p', { class: 'hint' }, 'Nothing to remark on, on any device.'));
    this.mark();
    if (focused !== null) [...this.list.querySelectorAll('button')].find((button) => button.dataset.finding === focused)?.focus();
  }

  section(rule, findings) {
    return el('div', { class: 'rule-group' },
      el('h5', { class: 'rule' }, rule), el('p', { class: 'hint' }, findings[0].explanation),
      el('ul', {}, ...findings.map((finding) => el('li', {}, this.button(finding)))));
  }

  button(finding) {
    const { rule, items, part, selected, names, example } = finding;
    const state = selected === null ? '' : selected ? ' while selected' : ' while not selected';
    const button = el('button', { type: 'button', class: 'finding', 'data-finding': JSON.stringify([rule, items, part, selected]), onclick: () => this.show(button, example) },
      el('strong', {}, listed(names) + state), el('span', {}, sentence(finding.message)), el('span', { class: 'where' }, finding.where));
    return button;
  }

  show(button, example) {
    this.shown = button.dataset.finding;
    this.studio.visits.go(example);
    this.shownAt = this.studio.visits.here;
    this.mark();
  }

  /** Marks the finding that is shown, as long as the bar is where it shows. */
  mark() {
    const isShown = this.shownAt === this.studio.visits.here;
    for (const button of this.list.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(isShown && button.dataset.finding === this.shown));
    }
  }

  /** Lists what the bar has told, the newest first. */
  add(events) {
    this.silent.hidden = true;
    for (const { time, type, id } of events) {
      this.events.prepend(el('li', {}, el('span', { class: 'time' }, `${time.toFixed(2)} s`), el('strong', {}, type), ` ${id}`));
      if (this.events.children.length > 40) this.events.lastChild.remove();
    }
  }
}

/** Nothing where there is none. */
const counted = (count, word) => (count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`);

/** Items by their names; the bar where there are none. */
function listed(names) {
  if (names.length === 0) return 'The bar';
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return shown.length === 1 ? shown[0] : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
