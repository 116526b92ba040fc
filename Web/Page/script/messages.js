// What the page says: in passing, to assistive technology, and when the engine has stopped.

let noticeTimer = 0;
/** A line at the bottom of the page that goes by itself. */
function notify(text) {
  const notice = byId('notice');
  notice.textContent = text;
  notice.classList.add('shown');
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => notice.classList.remove('shown'), 5000);
}

/** Says something to assistive technology alone. */
function announce(text) {
  byId('announcement').textContent = text;
}

async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page from disk may not be let to the clipboard; a selection may be copied all the same.
    const area = el('textarea', { value: text, class: 'offscreen' });
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  notify('Copied.');
  button?.focus();
}

class StopMessage {
  constructor(studio) {
    this.studio = studio;
    this.reason = el('p', { class: 'reason' });
    this.element = el('div', { class: 'stop', role: 'alertdialog', 'aria-labelledby': 'stop-title', 'aria-describedby': 'stop-text', hidden: true },
      el('h2', { id: 'stop-title' }, 'The engine stopped'),
      el('p', { id: 'stop-text' }, 'Your design is safe: the page keeps it. Start the engine again; if it stops again, undo the last change first. If neither helps, copy the design and reload the page.'),
      this.reason,
      el('div', { class: 'buttons' },
        el('button', { type: 'button', class: 'primary', onclick: () => this.restart(false) }, 'Start again'),
        el('button', { type: 'button', class: 'text-button', onclick: () => this.restart(true) }, 'Undo the last change and start again'),
        el('button', { type: 'button', class: 'text-button', onclick: (event) => copyText(studio.store.text, event.currentTarget) }, 'Copy the design')));
    document.body.append(this.element);
  }

  show(error) {
    this.reason.textContent = String(error);
    this.reveal(true);
    this.element.querySelector('button').focus();
  }

  /** Nothing else on the page can do anything meanwhile. */
  reveal(isShown) {
    this.element.hidden = !isShown;
    // In front of a dialog nothing could be reached.
    document.querySelector('dialog[open]')?.close();
    for (const part of document.querySelectorAll('.top, main')) part.inert = isShown;
  }

  restart(withUndo) {
    if (withUndo) this.studio.store.dropLast();
    this.reveal(false);
    guarded(() => this.studio.startEngine());
  }
}
