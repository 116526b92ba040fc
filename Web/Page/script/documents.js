// The design as JSON: read it, change it, take it along, bring another.

/** The most bytes that the module reads of a design. */
const largestDesign = 8 * 1024 * 1024;

class DocumentPanel {
  constructor(studio, root) {
    this.studio = studio;
    const { store } = studio;
    this.text = el('textarea', { class: 'document', id: 'document', spellcheck: false, autocomplete: 'off', wrap: 'off', 'aria-describedby': 'document-problem' });
    this.problem = el('p', { class: 'problem', id: 'document-problem', role: 'alert' });
    this.applyButton = el('button', { type: 'button', class: 'primary', title: withCommand('Enter'), onclick: () => this.apply() }, 'Apply');
    this.revertButton = el('button', { type: 'button', class: 'text-button', onclick: () => this.revert() }, 'Discard changes');
    this.file = el('input', { type: 'file', accept: '.json,application/json', class: 'hidden-file', tabindex: -1, 'aria-hidden': 'true', onchange: () => {
      this.read(this.file.files[0]);
      this.file.value = '';
    } });
    root.append(
      el('div', { class: 'buttons' },
        el('button', { type: 'button', class: 'text-button', onclick: () => this.importText(firstDesign(), 'A new design') }, drawing('plus'), 'New'),
        el('button', { type: 'button', class: 'text-button', onclick: () => this.file.click() }, drawing('file'), 'Import'),
        el('button', { type: 'button', class: 'text-button', title: withCommand('S'), onclick: () => this.download() }, drawing('save'), 'Export'),
        el('button', { type: 'button', class: 'text-button', onclick: (event) => copyText(store.text, event.currentTarget) }, drawing('copy'), 'Copy')),
      this.file,
      el('label', { class: 'hint', for: 'document' }, 'The design as a file. Change it here, or drop or paste another anywhere on the page.'),
      el('div', { class: 'well' }, this.text), this.problem, el('div', { class: 'buttons end' }, this.revertButton, this.applyButton));
    listen(this.text, 'input', () => this.mark());
    listen(this.text, 'keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.apply();
    });
    store.watch(() => this.refresh());
    listen(document, 'paste', (event) => this.paste(event));
    listen(document, 'dragover', (event) => this.offer(event, event.dataTransfer.types.includes('Files')));
    listen(document, 'dragleave', (event) => this.offer(event, event.relatedTarget !== null && document.body.classList.contains('dropping')));
    listen(document, 'drop', (event) => {
      const [file] = event.dataTransfer.files;
      if (file) event.preventDefault();
      this.offer(event, false);
      this.read(file);
    });
  }

  /** Follows the design, unless there is typing that is not applied yet. */
  refresh() {
    if (!this.isChanged) this.text.value = this.studio.store.text;
    this.mark();
  }

  mark() {
    this.isChanged = this.text.value !== this.studio.store.text;
    this.applyButton.disabled = !this.isChanged;
    this.revertButton.disabled = !this.isChanged;
    if (!this.isChanged) this.tell('');
  }

  tell(problem) {
    this.problem.textContent = problem;
    if (problem) this.text.setAttribute('aria-invalid', 'true');
    else this.text.removeAttribute('aria-invalid');
  }

  apply() {
    const outcome = this.studio.store.take(this.text.value);
    if (outcome.error !== undefined) {
      this.tell(sentence(outcome.error));
      this.show(outcome.error);
      return;
    }
    this.isChanged = false;
    this.refresh();
    announce('The design is applied');
  }

  /** Puts the caret on the line that an error names. */
  show(error) {
    const line = Number(/line (\d+)/.exec(error)?.[1] ?? 0);
    if (line < 1) return;
    const lines = this.text.value.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    this.text.focus();
    this.text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    this.text.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(this.text).lineHeight));
  }

  revert() {
    this.isChanged = false;
    this.refresh();
  }

  async read(file) {
    if (!file || isDialogOpen()) return;
    // Not read at all: it may be a movie.
    if (file.size > largestDesign) return notify(`${file.name} was not opened: it is too large for a design.`);
    let text;
    try {
      text = await file.text();
    } catch {
      return notify(`${file.name} was not opened: it cannot be read.`);
    }
    this.importText(text, file.name);
  }

  /** A design, or a link to one, that is pasted where no text is written. */
  paste(event) {
    if (isLine(event.target) || event.target.matches?.('input[type=search], textarea') || isDialogOpen()) return;
    const text = event.clipboardData.getData('text/plain').trim();
    const linked = textOfLink(text.slice(text.lastIndexOf('#')));
    if (linked !== null) this.importText(linked, 'The link’s design');
    else if (text.startsWith('{')) this.importText(text, 'The pasted design');
  }

  /** Says that a file may be dropped; without it, the browser would leave the page for the file. */
  offer(event, isWelcome) {
    if (isWelcome) event.preventDefault();
    document.body.classList.toggle('dropping', isWelcome);
  }

  /** Takes another design; one that is broken is shown with what is wrong, and changes nothing. */
  importText(text, name) {
    const outcome = guarded(() => this.studio.store.take(text, { isNew: true }));
    if (!outcome) return;
    this.studio.panels.show('json');
    if (outcome.error === undefined) {
      this.isChanged = false;
      this.refresh();
      notify(`${name} is open. Undo brings the former design back.`);
      return;
    }
    this.text.value = text;
    this.mark();
    this.tell(`${name} was not opened, and your design is as it was. ${sentence(outcome.error)}`);
    this.show(outcome.error);
  }

  download() {
    saveText(this.studio.store.text, `${this.studio.store.design.style}-bar.json`, 'application/json');
  }
}

/** Gives a text to the user as a file. */
function saveText(text, name, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  el('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** An error of the module as a sentence of its own. */
function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}${text.endsWith('?') ? '' : '.'}`;
}
