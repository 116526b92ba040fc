// Undo, redo and the link, and the keys that work wherever the focus is.

const isMac = /^(Mac|iP)/.test(navigator.platform);
/** A key with the modifier of commands, as the system's menus write it. */
const withCommand = (key) => (isMac ? `⌘${key}` : `Ctrl+${key}`);

class CommandBar {
  constructor(studio) {
    const { store } = studio;
    this.studio = studio;
    this.undo = iconButton('undo', 'Undo', () => store.undo(), { title: `Undo (${withCommand('Z')})` });
    this.redo = iconButton('redo', 'Redo', () => store.redo(), { title: `Redo (${isMac ? '⇧⌘Z' : 'Ctrl+Shift+Z'})` });
    const share = el('button', { type: 'button', class: 'text-button', onclick: (event) => copyText(studio.link, event.currentTarget) }, drawing('link'), 'Copy link');
    byId('commands').append(this.undo, this.redo, share);
    store.watch(() => this.refresh());
    listen(document, 'keydown', (event) => this.press(event));
    // What Escape brings back.
    listen(document, 'focusin', (event) => { this.before = event.target.value; });
    // What was typed and not taken goes when its field is left.
    listen(document, 'focusout', ({ target }) => {
      // When another window comes to the front, it is not left: it has the focus again afterwards.
      if (!isLine(target) || target === document.activeElement) return;
      markInvalid(target, false);
      store.tell();
    });
  }

  refresh() {
    const { store } = this.studio;
    this.undo.disabled = store.past.length === 0;
    this.redo.disabled = store.future.length === 0;
  }

  press(event) {
    const { target } = event;
    // Keys of an input method are its own, and behind a dialog nothing changes.
    if (event.isComposing || isDialogOpen()) return;
    if (isLine(target) && event.key === 'Enter') target.select();
    if (isLine(target) && event.key === 'Escape') this.bringBack(target);
    // On a Mac the control key is for the caret.
    if (!(isMac ? event.metaKey : event.ctrlKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's' && !event.shiftKey) {
      event.preventDefault();
      this.studio.documents.download();
    }
    // Elsewhere in texts undo is the browser's.
    if ((key !== 'z' && key !== 'y') || target.matches('textarea, input[type=search]')) return;
    event.preventDefault();
    this.travel(target, key === 'y' || event.shiftKey);
  }

  /** Makes a line what it was when it got the focus. */
  bringBack(line) {
    if (line.value === this.before) return;
    line.value = this.before;
    line.dispatchEvent(new Event('input', { bubbles: true }));
    line.select();
  }

  /** Undo or redo. A line shows what becomes of it; if it was not taken as it is, that alone is undone. */
  travel(target, isForward) {
    const { store } = this.studio;
    const wasTaken = target.getAttribute('aria-invalid') !== 'true';
    if (isLine(target)) target.blur();
    if (wasTaken) {
      if (isForward) store.redo();
      else store.undo();
    }
    if (!isLine(target)) return;
    // Its list may have been made anew.
    const line = target.isConnected ? target : document.querySelector(`[data-focus="${CSS.escape(target.dataset.focus ?? '')}"]`);
    line?.focus();
    line?.select();
  }
}
