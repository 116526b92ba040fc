// The bar's colors, one row a role, each for the light and the dark appearance.

class ColorsPanel {
  constructor(studio, root) {
    this.studio = studio;
    this.rows = studio.catalogue.colors.map((role, index) => this.makeRow(role, index));
    root.append(
      el('p', { class: 'hint' }, 'What is not set is the look’s own color.'),
      el('div', { class: 'color-row head', 'aria-hidden': 'true' }, el('span', {}, ''), el('span', {}, 'Light'), el('span', {}, 'Dark'), el('span', {})),
      ...this.rows.map((entry) => entry.element));
    studio.store.watch(() => this.refresh());
  }

  makeRow(role, index) {
    const label = spelled(role);
    const set = (scheme, color) => this.studio.store.edit(`color.${role}.${scheme}`, (design) => {
      const { light, dark } = this.studio.description.colors[index];
      design.appearance ??= {};
      design.appearance[role] = { light, dark, [scheme]: color };
    });
    const light = colorField(`${label}, light`, '#000000', (color) => set('light', color));
    const dark = colorField(`${label}, dark`, '#000000', (color) => set('dark', color));
    const reset = resetButton(label, () => this.studio.store.edit(null, (design) => {
      delete design.appearance[role];
    }));
    const element = el('div', { class: 'color-row' }, el('span', { class: 'color-name' }, label), light.element, dark.element, reset);
    return { element, light, dark, reset };
  }

  refresh() {
    this.rows.forEach(({ element, light, dark, reset }, index) => {
      const color = this.studio.description.colors[index];
      light.update(color.light);
      dark.update(color.dark);
      reset.disabled = !color.given;
      element.classList.toggle('changed', color.given);
    });
  }
}
