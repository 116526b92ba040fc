// The choice of an icon among all that the module draws.

class IconPicker {
  constructor(studio) {
    this.studio = studio;
    this.heading = el('h2', { id: 'icon-heading' });
    this.search = el('input', { type: 'search', placeholder: 'Search icons', 'aria-label': 'Search icons', oninput: () => this.filter(), onkeydown: (event) => this.take(event) });
    this.grid = el('div', { class: 'icon-grid', role: 'group', 'aria-label': 'Icons', onkeydown: (event) => this.walk(event) });
    this.use = el('button', { type: 'button', class: 'text-button', onclick: () => this.choose(this.search.value.trim()) });
    this.none = el('p', { class: 'hint', hidden: true }, 'No icon here has this name. Any SF Symbol can be named; here it shows as a dashed square. ', this.use);
    this.clear = el('button', { type: 'button', class: 'text-button', onclick: () => this.choose(null) }, 'No icon');
    this.dialog = el('dialog', { class: 'icon-picker', 'aria-labelledby': 'icon-heading' },
      el('div', { class: 'dialog-head' }, this.heading, this.clear, iconButton('close', 'Close', () => this.dialog.close())), this.search, this.grid, this.none);
    listen(this.dialog, 'click', (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    document.body.append(this.dialog);
  }

  open(current, title, change) {
    this.change = change;
    this.heading.textContent = title;
    if (!this.buttons) {
      this.buttons = this.studio.catalogue.icons.map((name) => el('button', { type: 'button', 'aria-label': name, title: name, onclick: () => this.choose(name) }, this.studio.icons.picture(name, 24)));
      this.grid.append(...this.buttons);
    }
    for (const button of this.buttons) button.setAttribute('aria-pressed', String(button.title === current));
    this.search.value = '';
    this.filter();
    this.dialog.showModal();
    this.search.focus();
    this.buttons.find((button) => button.title === current)?.scrollIntoView({ block: 'center' });
  }

  filter() {
    const words = this.search.value.toLowerCase().split(/[\s.]+/);
    for (const button of this.buttons) button.hidden = !words.every((word) => button.title.includes(word));
    this.shown = this.buttons.filter((button) => !button.hidden);
    this.none.hidden = this.shown.length > 0;
    this.grid.hidden = this.shown.length === 0;
    this.use.textContent = `Use “${this.search.value.trim()}”`;
  }

  /** From the search: Enter takes the first icon that is found, or the name itself; the arrow down goes to the icons. */
  take(event) {
    // An input method takes Enter for itself.
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') this.shown[0]?.focus();
    else if (event.key !== 'Enter' || this.search.value.trim() === '') return;
    else if (this.shown.length > 0) this.choose(this.shown[0].title);
    else this.use.click();
    event.preventDefault();
  }

  /** Arrow keys go from icon to icon as they are seen. */
  walk(event) {
    const columns = this.shown.filter((button) => button.offsetTop === this.shown[0].offsetTop).length;
    const way = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const next = this.shown.indexOf(document.activeElement) + way;
    (next < 0 ? this.search : this.shown[next])?.focus();
  }

  choose(name) {
    this.dialog.close();
    this.change(name);
  }
}
