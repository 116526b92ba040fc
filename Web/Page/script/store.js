// The design: the one thing that the page owns. It lives here and in the browser's storage, never
// only in the module, so that nothing the module does can lose it.

const storageKey = 'camber.studio';

class Store {
  constructor(apply) {
    /** Shows a text; returns `{text}`, written anew by the module, or `{error}`. */
    this.apply = apply;
    this.text = '';
    this.design = null;
    this.past = [];
    this.future = [];
    this.lastEdit = { key: null, at: 0 };
    this.watchers = [];
  }

  watch(action) {
    this.watchers.push(action);
  }

  /**
   * Changes the design.
   * @param key edits with the same key in quick succession, as of a slider, are one step of undo
   */
  edit(key, change) {
    const next = structuredClone(this.design);
    change(next);
    return this.take(JSON.stringify(next), { key });
  }

  /** Takes a text as the design, or tells why not and leaves everything as it is. */
  take(text, { key = null, isNew = false } = {}) {
    const outcome = this.apply(text, isNew);
    if (outcome.error !== undefined) return outcome;
    if (outcome.text === this.text) return outcome;
    const isSameEdit = key !== null && key === this.lastEdit.key && performance.now() - this.lastEdit.at < 700;
    if (this.text && !isSameEdit) this.past = [...this.past.slice(-199), this.text];
    this.lastEdit = { key, at: performance.now() };
    this.future = [];
    this.adopt(outcome.text);
    return outcome;
  }

  undo() {
    this.travel(this.past, this.future);
  }

  redo() {
    this.travel(this.future, this.past);
  }

  travel(from, to) {
    const text = from.at(-1);
    if (text === undefined) return;
    const outcome = this.apply(text, false);
    if (outcome.error !== undefined) return;
    from.pop();
    to.push(this.text);
    this.lastEdit = { key: null, at: 0 };
    this.adopt(outcome.text);
  }

  /** Forgets the last change without showing the design before it; the engine may have stopped. */
  dropLast() {
    const text = this.past.pop();
    if (text === undefined) return;
    this.text = text;
    this.design = JSON.parse(text);
    this.save();
  }

  adopt(text) {
    this.text = text;
    this.design = JSON.parse(text);
    this.save();
    this.tell();
  }

  /** Brings up to date whatever shows the design. */
  tell() {
    for (const watcher of this.watchers) watcher();
  }

  save() {
    remember('design', this.text);
    remember('past', this.past.slice(-50));
    remember('future', this.future.slice(-50));
  }
}

/** Keeps a value for the next visit, where the browser lets a page keep anything. */
function remember(key, value) {
  try {
    localStorage.setItem(`${storageKey}.${key}`, JSON.stringify(value));
  } catch {
    // Full, or forbidden: then this visit's state ends with it.
  }
}

function recall(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`${storageKey}.${key}`)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

// Links: the design's compact text as URL-safe base64 in the fragment, which no server is sent.

function linkOf(design) {
  const bytes = new TextEncoder().encode(JSON.stringify(design));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const address = location.href.split('#')[0];
  return `${address}#d=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The text that a fragment carries, null without one. */
function textOfLink(fragment) {
  if (!fragment.startsWith('#d=')) return null;
  try {
    const text = atob(fragment.slice(3).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  } catch {
    return 'the link is damaged';
  }
}
