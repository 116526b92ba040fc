// Where the bar stands and how its user has set the device.

/** The device of a design that names none. */
const standardDevice = 'iphone-15';

/** The name of the device that a design is shown on; null for a container of its own. */
const deviceOf = ({ container }) => (container ? container.device ?? null : standardDevice);

class EnvironmentBar {
  constructor(studio, root) {
    this.studio = studio;
    const { store } = studio;
    const upright = studio.catalogue.devices.filter((device) => !device.name.endsWith('-landscape'));
    this.device = select(upright.map((device) => [device.name, deviceTitle(device.name)]), standardDevice, (name) => this.setDevice(name, this.isLandscape), { 'aria-label': 'Device' });
    this.custom = el('option', { value: 'custom', hidden: true }, 'Own size');
    this.device.append(this.custom);
    this.rotate = iconButton('rotate', 'Turn the device', () => this.setDevice(this.deviceName, !this.isLandscape), { 'aria-pressed': 'false' });
    this.scheme = iconButton('moon', 'Dark appearance', () => store.edit(null, (design) => {
      if (design.colorScheme === 'dark') delete design.colorScheme;
      else design.colorScheme = 'dark';
    }), { 'aria-pressed': 'false' });
    this.direction = el('button', { type: 'button', class: 'chip', 'aria-pressed': 'false', title: 'Right to left', 'aria-label': 'Right to left', onclick: () => this.flip('direction', 'rtl') }, 'RTL');
    this.textScale = el('input', { type: 'range', min: 0.8, max: 3.1, step: 0.05, 'aria-label': 'Text size', title: 'Double-click: 100 %', ondblclick: () => store.edit(null, (design) => { delete design.textScale; }) });
    listen(this.textScale, 'input', () => store.edit('textScale', (design) => { design.textScale = Number(this.textScale.value); }));
    this.textValue = el('output', { class: 'time' });
    this.reduceMotion = this.chip('Reduce Motion', 'reduceMotion', true);
    this.increaseContrast = this.chip('Contrast', 'increaseContrast', true, 'Increase contrast');
    root.append(this.device, this.rotate, this.scheme, this.direction,
      el('label', { class: 'text-size' }, el('span', { class: 'small-a', 'aria-hidden': 'true' }, 'A'), this.textScale, el('span', { class: 'large-a', 'aria-hidden': 'true' }, 'A'), this.textValue),
      this.reduceMotion, this.increaseContrast);
    store.watch(() => this.refresh());
  }

  chip(text, key, value, label = text) {
    return el('button', { type: 'button', class: 'chip', 'aria-pressed': 'false', 'aria-label': label, onclick: () => this.flip(key, value) }, text);
  }

  flip(key, value) {
    this.studio.store.edit(null, (design) => {
      if (design[key] === value) delete design[key];
      else design[key] = value;
    });
  }

  get fullName() {
    return deviceOf(this.studio.store.design);
  }

  get deviceName() {
    return (this.fullName ?? standardDevice).replace('-landscape', '');
  }

  get isLandscape() {
    return this.fullName?.endsWith('-landscape') ?? false;
  }

  setDevice(name, isLandscape) {
    this.studio.store.edit(null, (design) => {
      design.container = { device: isLandscape ? `${name}-landscape` : name };
    });
  }

  refresh() {
    const { design } = this.studio.store;
    this.custom.hidden = this.fullName !== null;
    this.device.value = this.fullName === null ? 'custom' : this.deviceName;
    this.rotate.setAttribute('aria-pressed', String(this.isLandscape));
    this.scheme.setAttribute('aria-pressed', String(design.colorScheme === 'dark'));
    this.direction.setAttribute('aria-pressed', String(design.direction === 'rtl'));
    this.textScale.value = String(design.textScale ?? 1);
    this.textValue.textContent = `${Math.round((design.textScale ?? 1) * 100)} %`;
    this.reduceMotion.setAttribute('aria-pressed', String(design.reduceMotion === true));
    this.increaseContrast.setAttribute('aria-pressed', String(design.increaseContrast === true));
  }
}

/** `iphone-15-pro-max` as people write it. */
function deviceTitle(name) {
  return name.split('-').map((word) => ({ iphone: 'iPhone', ipad: 'iPad', se: 'SE', x: 'X', pro: 'Pro', max: 'Max' }[word] ?? word)).join(' ');
}
