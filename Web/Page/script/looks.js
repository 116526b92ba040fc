// The choice of a look.

class LooksPanel {
  constructor(studio, root) {
    this.studio = studio;
    const group = el('div', { class: 'looks', role: 'radiogroup', 'aria-label': 'Look' });
    this.inputs = studio.catalogue.looks.map((look) => {
      const input = el('input', { type: 'radio', name: 'look', value: look.name, onchange: () => this.choose(look.name) });
      group.append(el('label', { class: 'look' }, input, el('span', {}, spelled(look.name))));
      return input;
    });
    root.append(group);
    studio.store.watch(() => this.refresh());
  }

  /** Another look comes with its own parameters; those of the former one mean nothing to it. */
  choose(name) {
    this.studio.store.edit(null, (design) => {
      design.style = name;
      delete design.options;
    });
  }

  refresh() {
    for (const input of this.inputs) input.checked = input.value === this.studio.store.design.style;
  }
}
