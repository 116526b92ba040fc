// The list of items: add, remove, put in order, and everything that an item has.

class ItemsPanel {
  constructor(studio, root) {
    this.studio = studio;
    this.list = el('ol', { class: 'items', 'aria-label': 'Items' });
    this.open = null;
    this.addButton = el('button', { type: 'button', class: 'text-button', onclick: () => this.add() }, drawing('plus'), 'Add item');
    this.picker = new IconPicker(studio);
    root.append(this.list, this.addButton);
    this.drag = new ItemDrag(this);
    studio.store.watch(() => this.refresh());
  }

  get items() {
    return this.studio.store.design.items;
  }

  edit(key, index, change) {
    this.studio.store.edit(key === null ? null : `item.${index}.${key}`, (design) => change(design.items[index]));
  }

  /** A member that is left out when it says nothing. */
  set(index, key, value) {
    this.edit(key, index, (item) => {
      if (value === '' || value === null) delete item[key];
      else item[key] = value;
    });
  }

  refresh() {
    const ids = this.items.map((item) => item.id);
    // An item that undo gives another id stays open.
    const place = this.ids?.indexOf(this.open) ?? -1;
    if (place >= 0 && ids.length === this.ids.length && !ids.includes(this.open)) this.open = ids[place];
    this.ids = ids;
    const shape = JSON.stringify([ids, this.open]);
    if (shape !== this.shape) {
      this.shape = shape;
      const focus = document.activeElement?.dataset?.focus;
      this.rows = this.items.map((item, index) => this.makeRow(item, index));
      fill(this.list, this.rows.map((entry) => entry.element));
      if (focus) this.list.querySelector(`[data-focus="${CSS.escape(focus)}"]`)?.focus();
    }
    this.rows.forEach((entry, index) => entry.update(this.items[index], index));
  }

  add() {
    const taken = new Set(this.items.map((item) => item.id));
    let number = this.items.length + 1;
    while (taken.has(`item-${number}`)) number += 1;
    const icons = ['star', 'heart', 'bell', 'map', 'bookmark', 'camera', 'calendar', 'cart'];
    const used = new Set(this.items.map((item) => item.icon));
    const icon = icons.find((name) => !used.has(name)) ?? 'star';
    this.studio.store.edit(null, (design) => design.items.push({ id: `item-${number}`, title: `Item ${number}`, icon }));
    this.list.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  remove(index) {
    const { id } = this.items[index];
    this.studio.store.edit(null, (design) => {
      design.items.splice(index, 1);
      if (design.selection === id) delete design.selection;
    });
    const next = this.list.children[Math.min(index, this.items.length - 1)];
    (next?.querySelector('.remove') ?? this.addButton).focus();
    announce(`${id} removed`);
  }

  move(from, to) {
    if (from === to || to < 0 || to >= this.items.length) return;
    const { id } = this.items[from];
    this.studio.store.edit(null, (design) => design.items.splice(to, 0, ...design.items.splice(from, 1)));
    announce(`${id} is now ${to + 1} of ${this.items.length}`);
  }

  makeRow(item, index) {
    const name = () => this.items[index].title || this.items[index].id;
    const grip = el('button', { type: 'button', class: 'grip', 'data-focus': `grip-${item.id}` }, drawing('grip'));
    listen(grip, 'keydown', (event) => {
      const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      this.move(index, index + way);
    });
    this.drag.watch(grip, index);
    const icon = el('button', { type: 'button', class: 'icon-well', onclick: () => this.pickIcon(index, 'icon') });
    const title = textField('', 'Title', (value) => this.set(index, 'title', value), { placeholder: 'No title', class: 'title', 'data-focus': `title-${item.id}` });
    const more = iconButton('more', '', () => {
      this.open = this.open === item.id ? null : item.id;
      this.refresh();
    }, { 'data-focus': `more-${item.id}`, class: 'icon-button more' });
    const remove = iconButton('trash', '', () => this.remove(index), { class: 'icon-button remove' });
    const isOpen = this.open === item.id;
    more.setAttribute('aria-expanded', String(isOpen));
    const details = isOpen ? new ItemDetails(this, index) : null;
    const element = el('li', { class: isOpen ? 'item open' : 'item' }, el('div', { class: 'item-head' }, grip, icon, title, more, remove), details?.element);
    let drawn;
    const update = (next) => {
      if (document.activeElement !== title) title.value = next.title ?? '';
      const text = name();
      grip.setAttribute('aria-label', `Move ${text}: drag, or press the up and down arrows`);
      title.setAttribute('aria-label', `Title of ${next.id}`);
      icon.setAttribute('aria-label', `Icon of ${text}: ${next.icon ?? 'none'}`);
      more.setAttribute('aria-label', `More about ${text}`);
      remove.setAttribute('aria-label', `Remove ${text}`);
      remove.title = `Remove ${text}`;
      more.title = 'Badge, role, colors';
      if (drawn !== (next.icon ?? null)) {
        drawn = next.icon ?? null;
        icon.replaceChildren(drawn === null ? el('span', { class: 'no-icon' }, '–') : this.studio.icons.picture(drawn, 20));
      }
      details?.update(next);
    };
    return { element, update };
  }

  pickIcon(index, key) {
    const item = this.items[index];
    this.picker.open(item[key] ?? null, `${key === 'icon' ? 'Icon' : 'Selected icon'} of ${item.title || item.id}`, (name) => this.set(index, key, name));
  }
}

/** What is behind an item's arrow. */
class ItemDetails {
  constructor(panel, index) {
    this.panel = panel;
    this.index = index;
    const set = (key, value) => panel.set(index, key, value);
    this.id = textField('', 'Id', (value) => this.rename(value), { 'data-focus': 'id' });
    this.badge = select([['none', 'None'], ['count', 'Number'], ['text', 'Text'], ['dot', 'Dot']], 'none', (kind) => set('badge', { none: null, count: 1, text: 'New', dot: { dot: true } }[kind]));
    this.badgeText = el('input', { type: 'text', 'aria-label': 'Badge', autocomplete: 'off' });
    listen(this.badgeText, 'input', () => this.setBadge());
    this.role = select([['', 'Automatic'], ['page', 'Page'], ['action', 'Action']], '', (value) => set('role', value));
    this.selectedIcon = el('button', { type: 'button', class: 'text-button', onclick: () => panel.pickIcon(index, 'selectedIcon') });
    this.label = textField('', 'Accessibility label', (value) => set('accessibilityLabel', value), { placeholder: 'The title' });
    this.enabled = toggle('Enabled', true, (isOn) => set('enabled', isOn ? null : false));
    this.first = toggle('Selected at first', false, (isOn) => panel.studio.store.edit(null, (design) => {
      if (isOn) design.selection = panel.items[index].id;
      else delete design.selection;
    }));
    this.colors = ['tint', 'inactive', 'page'].map((key) => new ItemColor(this, key));
    this.element = el('div', { class: 'item-details' },
      row('Id', this.id), row('Badge', this.badge, this.badgeText), row('Role', this.role),
      el('div', { class: 'row-field' }, el('span', {}, 'Selected icon'), this.selectedIcon),
      row('Spoken as', this.label),
      ...this.colors.map((color) => color.element), this.enabled, this.first);
  }

  rename(value) {
    const { panel, index } = this;
    const isTaken = panel.items.some((item, place) => place !== index && item.id === value);
    markInvalid(this.id, value === '' || isTaken);
    if (value === '' || isTaken) return;
    const old = panel.items[index].id;
    if (value === old) return;
    panel.open = value;
    panel.shape = JSON.stringify([panel.items.map((item, place) => (place === index ? value : item.id)), value]);
    panel.studio.store.edit(`item.${index}.id`, (design) => {
      design.items[index].id = value;
      if (design.selection === old) design.selection = value;
    });
  }

  setBadge() {
    const text = this.badgeText.value;
    if (this.badge.value === 'count') {
      const isWhole = /^-?\d{1,9}$/.test(text);
      markInvalid(this.badgeText, !isWhole);
      if (isWhole) this.panel.set(this.index, 'badge', Number(text));
    } else {
      this.panel.edit('badge', this.index, (item) => { item.badge = text; });
    }
  }

  update(item) {
    if (document.activeElement !== this.id) this.id.value = item.id;
    const { badge } = item;
    const kind = badge === undefined ? 'none' : typeof badge === 'number' ? 'count' : typeof badge === 'string' ? 'text' : 'dot';
    this.badge.value = kind;
    this.badgeText.hidden = kind === 'none' || kind === 'dot';
    this.badgeText.inputMode = kind === 'count' ? 'numeric' : 'text';
    if (document.activeElement !== this.badgeText) this.badgeText.value = String(badge ?? '');
    this.role.value = item.role ?? '';
    this.selectedIcon.textContent = item.selectedIcon ?? 'Default';
    if (document.activeElement !== this.label) this.label.value = item.accessibilityLabel ?? '';
    this.enabled.querySelector('input').checked = item.enabled !== false;
    const { design } = this.panel.studio.store;
    const isAction = this.panel.studio.words[this.index]?.isAction ?? false;
    this.first.querySelector('input').checked = design.selection === item.id;
    this.first.querySelector('input').disabled = isAction;
    for (const color of this.colors) color.update(item);
  }
}

/** One of an item's own colors, which it may lack. */
class ItemColor {
  constructor(details, key) {
    this.key = key;
    const { panel, index } = details;
    const label = { tint: 'Tint', inactive: 'Inactive', page: 'Page' }[key];
    this.fallback = { tint: '#007AFF', inactive: '#8E8E93', page: '#FFCC00' }[key];
    this.field = colorField(label, this.fallback, (color) => panel.set(index, key, color));
    this.button = el('button', { type: 'button', class: 'text-button', onclick: () => panel.set(index, key, this.isGiven ? null : this.fallback) });
    this.label = label;
    this.element = el('div', { class: 'row-field' }, el('span', {}, label), this.field.element, this.button);
  }

  update(item) {
    this.isGiven = item[this.key] !== undefined;
    this.field.element.hidden = !this.isGiven;
    this.button.replaceChildren(this.isGiven ? drawing('close') : 'Set');
    this.button.setAttribute('aria-label', `${this.isGiven ? 'Remove' : 'Set'} ${this.label.toLowerCase()} color`);
    if (this.isGiven) this.field.update(item[this.key]);
  }
}
