// The bar for assistive technology and the keyboard: elements without pixels over the drawn cells.

class Semantics {
  constructor(studio) {
    this.studio = studio;
    this.elements = new Map();
    this.tablist = el('div', { role: 'tablist', 'aria-label': 'Tab bar' });
    this.actions = el('div', { role: 'group', 'aria-label': 'Tab bar actions' });
    const layer = studio.phone.semantics;
    layer.append(this.tablist, this.actions);
    listen(layer, 'keydown', (event) => this.press(event));
    listen(layer, 'focusout', (event) => {
      if (!layer.contains(event.relatedTarget) && this.focused) this.studio.happen((engine, time) => engine.key('tab', time));
    });
    // A pointer's click was the engine's already; this one came from assistive technology.
    listen(layer, 'click', (event) => {
      const id = event.target.closest('[data-id]')?.dataset.id;
      if (id === undefined || event.detail > 0 || event.pointerType) return;
      this.studio.happen((engine, time) => engine.step({ tap: id }, time));
    });
  }

  /** Makes the elements what the engine says they are. */
  refresh() {
    const list = this.studio.engine.accessibility(this.studio.clock.now);
    const wasInside = this.studio.phone.semantics.contains(document.activeElement);
    const old = this.elements;
    this.elements = new Map();
    this.focused = null;
    for (const entry of list) {
      let element = old.get(entry.id);
      if (element?.isAction !== entry.isAction) element = this.make(entry);
      else old.delete(entry.id);
      this.elements.set(entry.id, element);
      this.describe(element, entry);
      if (entry.isFocused) this.focused = entry.id;
    }
    for (const element of old.values()) element.remove();
    const tabs = [...this.elements.values()].filter((element) => !element.isAction);
    const actions = [...this.elements.values()].filter((element) => element.isAction);
    this.order(this.tablist, tabs);
    this.order(this.actions, actions);
    this.tablist.hidden = tabs.length === 0;
    this.actions.hidden = actions.length === 0;
    const stop = this.elements.get(this.focused) ?? tabs.find((element) => element.getAttribute('aria-selected') === 'true') ?? tabs[0] ?? actions[0];
    for (const element of this.elements.values()) element.tabIndex = element === stop ? 0 : -1;
    if (wasInside && stop && !stop.contains(document.activeElement)) stop.focus({ preventScroll: true });
  }

  make(entry) {
    const element = el(entry.isAction ? 'button' : 'div', { 'data-id': entry.id });
    if (entry.isAction) element.type = 'button';
    else element.setAttribute('role', 'tab');
    element.isAction = entry.isAction;
    return element;
  }

  describe(element, entry) {
    element.setAttribute('aria-label', entry.value === null ? entry.label : `${entry.label}, ${entry.value}`);
    if (entry.isEnabled) element.removeAttribute('aria-disabled');
    else element.setAttribute('aria-disabled', 'true');
    if (!entry.isAction) {
      element.id = `tab-${entry.id}`;
      element.setAttribute('aria-selected', String(entry.isSelected));
      element.setAttribute('aria-posinset', entry.position);
      element.setAttribute('aria-setsize', entry.count);
      if (entry.isSelected && document.getElementById(`panel-${entry.id}`)) element.setAttribute('aria-controls', `panel-${entry.id}`);
      else element.removeAttribute('aria-controls');
    }
    const [x, y, width, height] = entry.frame;
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  }

  /** Keeps elements in order without moving one that is in its place, which would lose the focus. */
  order(parent, elements) {
    elements.forEach((element, index) => {
      if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
    });
  }

  press(event) {
    const key = { ArrowLeft: 'left', ArrowRight: 'right', Home: 'home', End: 'end', ' ': 'space', Enter: 'enter' }[event.key];
    if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const id = event.target.closest('[data-id]')?.dataset.id;
    this.studio.happen((engine, time) => {
      // The engine's focus may be elsewhere, as after a click; then it enters at the selection.
      if (this.focused !== null && this.focused !== id) engine.key('tab', time);
      if (this.focused !== id) engine.key('tab', time);
      engine.key(key, time);
    });
  }
}
