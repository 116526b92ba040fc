// The choice of an icon among all that the module draws.

class IconPicker {
  constructor(studio) {
    this.studio = studio;
    this.heading = el('h2', { id: 'icon-heading' });
    this.search = el('input', { type: 'search', placeholder: 'Search icons', 'aria-label': 'Search icons', oninput: () => this.filter() });
    this.grid = el('div', { class: 'icon-grid', role: 'group', 'aria-label': 'Icons' });
    this.none = el('p', { class: 'hint', hidden: true }, 'No icon has this name. Any SF Symbol can be named in the JSON panel; here it shows as a dashed square.');
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
    this.none.hidden = this.buttons.some((button) => !button.hidden);
  }

  choose(name) {
    this.dialog.close();
    this.change(name);
  }
}
