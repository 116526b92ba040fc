// Undo, redo, and the link.

class CommandBar {
  constructor(studio) {
    const { store } = studio;
    this.undo = iconButton('undo', 'Undo', () => store.undo());
    this.redo = iconButton('redo', 'Redo', () => store.redo());
    const share = el('button', { type: 'button', class: 'text-button', onclick: (event) => copyText(studio.link, event.currentTarget) }, drawing('link'), 'Copy link');
    byId('commands').append(this.undo, this.redo, share);
    this.store = store;
    store.watch(() => this.refresh());
    listen(document, 'keydown', (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isText = event.target.matches?.('textarea, input[type=text], input[type=search], input[type=number]');
      if (event.key.toLowerCase() !== 'z' || isText) return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    });
  }

  refresh() {
    this.undo.disabled = this.store.past.length === 0;
    this.redo.disabled = this.store.future.length === 0;
  }
}
