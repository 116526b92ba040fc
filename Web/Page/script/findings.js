// What the engine remarks on, and what the bar tells its app.

class FindingsPanel {
  constructor(studio, root) {
    this.studio = studio;
    this.remarks = new Map();
    this.list = el('ul', { class: 'findings' });
    this.none = el('p', { class: 'hint' }, 'Nothing to remark on.');
    this.events = el('ol', { class: 'events', 'aria-label': 'Events' });
    root.append(
      el('div', { class: 'section-head' }, el('h3', {}, 'Findings')), this.none, this.list,
      el('div', { class: 'section-head' }, el('h3', {}, 'What the app is told')), this.events);
  }

  /** Another design begins with no remarks. */
  clear() {
    this.remarks.clear();
    this.show();
  }

  add({ events, diagnostics }) {
    for (const { code, message, id } of diagnostics) this.remarks.set(`${code}|${id}`, { code, message, id });
    if (diagnostics.length > 0) this.show();
    for (const { time, type, id } of events) {
      this.events.prepend(el('li', {}, el('span', { class: 'time' }, `${time.toFixed(2)} s`), el('strong', {}, type), ` ${id}`));
      if (this.events.children.length > 40) this.events.lastChild.remove();
    }
  }

  show() {
    const ids = new Set(this.studio.words.map((word) => word.id));
    for (const [key, remark] of this.remarks) if (!ids.has(remark.id)) this.remarks.delete(key);
    this.list.replaceChildren(...Array.from(this.remarks.values(), ({ code, message, id }) => el('li', {}, el('strong', {}, id), ` ${message} `, el('span', { class: 'rule' }, code))));
    this.none.hidden = this.remarks.size > 0;
  }
}
