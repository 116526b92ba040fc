// What the engine remarks on, and what the bar tells its app.

class FindingsPanel {
  constructor(studio, root) {
    this.studio = studio;
    this.list = el('ul', { class: 'findings' });
    this.none = el('p', { class: 'hint' }, 'Nothing to remark on.');
    this.events = el('ol', { class: 'events', 'aria-label': 'Events' });
    this.silent = el('p', { class: 'hint' }, 'Nothing yet.');
    root.append(
      el('div', { class: 'section-head' }, el('h3', {}, 'Findings')), this.none, this.list,
      el('div', { class: 'section-head' }, el('h3', {}, 'What the app is told')), this.silent, this.events);
    studio.store.watch(() => this.refresh());
  }

  /** Asks once the design has been left alone for a moment. */
  refresh() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => guarded(() => this.ask()), 200);
  }

  /** The remarks on a bar of this design that nothing has happened to yet. */
  ask() {
    const { engine, store } = this.studio;
    const { text, error } = engine.trace(store.text, '{}');
    const remarks = error === undefined ? JSON.parse(text).diagnostics : [];
    this.list.replaceChildren(...remarks.map(({ code, message, id }) => el('li', {}, el('strong', {}, id), ` ${message} `, el('span', { class: 'rule' }, code))));
    this.none.hidden = remarks.length > 0;
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
