// The look's parameters: one field a row of the table that the module gives.

/** `swellHeight` as a label: Swell height. */
function spelled(name) {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}

/** A parameter's value in a few words. */
function told(value, unit) {
  if (typeof value === 'number') return `${shortNumber(value)} ${unit}`.trim();
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? spelled(value).toLowerCase() : 'its default';
}

class ParametersPanel {
  constructor(studio, root) {
    this.studio = studio;
    this.root = root;
    this.look = null;
    studio.store.watch(() => this.refresh());
  }

  refresh() {
    const { look } = this.studio;
    if (this.look !== look.name) this.build(look);
    const { values, defaults } = this.studio.description;
    this.fields.forEach((field, index) => {
      field.update(values[index], defaults[index]);
      const isChanged = JSON.stringify(values[index]) !== JSON.stringify(defaults[index]);
      field.reset.disabled = !isChanged;
      field.reset.title = `Reset to ${told(defaults[index], look.parameters[index].unit)}`;
      field.element.classList.toggle('changed', isChanged);
    });
    if (this.preset) this.preset.querySelector('input').checked = this.studio.store.design.options?.preset === 'original';
    this.swipe.value = { true: 'on', false: 'off' }[this.studio.store.design.paging?.swipe] ?? '';
    this.resetAll.disabled = !this.fields.some((field) => !field.reset.disabled);
  }

  build(look) {
    this.look = look.name;
    const { values, defaults } = this.studio.description;
    this.fields = look.parameters.map((parameter, index) => this.makeField(parameter, values[index], defaults[index]));
    this.preset = look.hasOriginal ? toggle('Values of the original design', false, (isOn) => this.studio.store.edit(null, (design) => {
      design.options ??= {};
      if (isOn) design.options.preset = 'original';
      else delete design.options.preset;
    })) : null;
    this.resetAll = el('button', { type: 'button', class: 'text-button', onclick: () => this.studio.store.edit(null, (design) => {
      const preset = design.options?.preset;
      if (preset) design.options = { preset };
      else delete design.options;
    }) }, 'Reset all');
    this.swipe = select([['', 'Automatic'], ['on', 'On'], ['off', 'Off']], '', (value) => this.setSwipe(value));
    const motion = look.parameters.findIndex((parameter) => parameter.name === 'motion');
    const [own, common] = [this.fields.slice(0, motion), this.fields.slice(motion)];
    this.root.replaceChildren(
      el('div', { class: 'section-head' }, el('h3', {}, 'Motion and pages')),
      ...common.map((field) => field.element),
      el('div', { class: 'parameter', title: 'Whether a finger swipes from page to page.' }, row('Swipe pages', this.swipe)),
      el('div', { class: 'section-head' }, el('h3', {}, 'Layout'), this.resetAll),
      ...(this.preset ? [el('div', { class: 'parameter' }, this.preset)] : []),
      ...own.map((field) => field.element));
  }

  /** Part of the paging and not of the look, but looked for here. */
  setSwipe(value) {
    this.studio.store.edit(null, (design) => {
      design.paging ??= {};
      if (value === '') delete design.paging.swipe;
      else design.paging.swipe = value === 'on';
    });
  }

  set(name, value) {
    this.studio.store.edit(`option.${name}`, (design) => {
      design.options ??= {};
      design.options[name] = value;
    });
  }

  reset(name) {
    this.studio.store.edit(null, (design) => {
      delete design.options?.[name];
    });
  }

  makeField(parameter, value, initial) {
    const label = spelled(parameter.name);
    const field = this.control(parameter, label, value, initial);
    field.reset = resetButton(label, () => this.reset(parameter.name));
    field.element = el('div', { class: 'parameter', title: parameter.meaning, 'data-parameter': parameter.name }, field.element, field.reset);
    return field;
  }

  control(parameter, label, value, initial) {
    const change = (next) => this.set(parameter.name, next);
    switch (parameter.kind) {
      case 'number': case 'wholeNumber': {
        const options = { range: parameter.range, unit: parameter.unit, value, initial, whole: parameter.kind === 'wholeNumber', change, reset: () => this.reset(parameter.name) };
        const field = slider(label, options);
        return { element: field.element, update: field.update };
      }
      case 'optionalNumber': return this.optional(parameter, label, value, initial, change);
      case 'flag': {
        const element = toggle(label, value, change);
        return { element, update: (next) => { element.querySelector('input').checked = next; } };
      }
      case 'choice': {
        const control = select(parameter.names.map((name) => [name, spelled(name)]), value, change);
        return { element: row(label, control), update: (next) => { control.value = next; } };
      }
      case 'motion': return motionField(label, value, change);
      default: return cellWidthField(label, value, change);
    }
  }

  /** A number that may be none: a switch before the slider. */
  optional(parameter, label, value, initial, change) {
    const field = slider(label, { range: parameter.range, unit: parameter.unit, value, initial: initial ?? parameter.range[0], change, reset: () => this.reset(parameter.name) });
    const switched = toggle(label, value !== null, (isOn) => change(isOn ? Number(field.range.value) : null));
    const element = el('div', { class: 'optional' }, switched, field.element);
    return {
      element,
      update: (next, standard) => {
        switched.querySelector('input').checked = next !== null;
        field.element.hidden = next === null;
        field.update(next, standard);
      },
    };
  }
}
