// Form fields: a label, a control, and a way back to the default.

/** A row with a label before its control. */
function row(label, control, extra) {
  const id = control.id || (control.id = freshId('field'));
  return el('div', { class: 'row-field' }, el('label', { for: id }, label), control, extra);
}

function resetButton(label, action) {
  return iconButton('reset', `Reset ${label} to its default`, action, { class: 'icon-button reset' });
}

/** Marks a field whose text is not taken as it is. */
function markInvalid(input, isInvalid) {
  if (isInvalid) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** Whether an element is a line that is typed into, and part of the design. */
const isLine = (element) => element.matches?.('input[type=text], input[type=number]') ?? false;

/** How far an arrow key goes, in steps: ten at once with the shift key; 0 for other keys. */
function stepsOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return 0;
  const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key] ?? 0;
  return event.shiftKey ? way * 10 : way;
}

/** Calls back with what is typed, at every change. */
function textField(value, label, change, properties = {}) {
  const input = el('input', { type: 'text', value, 'aria-label': label, spellcheck: false, autocomplete: 'off', ...properties });
  listen(input, 'input', () => change(input.value));
  return input;
}

function select(options, value, change, properties = {}) {
  const element = el('select', properties);
  for (const option of options) {
    const [key, text] = Array.isArray(option) ? option : [option, option];
    element.append(el('option', { value: key }, text));
  }
  element.value = value;
  listen(element, 'change', () => change(element.value));
  return element;
}

function toggle(label, isOn, change) {
  const input = el('input', { type: 'checkbox', role: 'switch', class: 'switch', checked: isOn });
  listen(input, 'change', () => change(input.checked));
  return el('label', { class: 'toggle' }, el('span', {}, label), input);
}

/** A number as people write it: no more digits than its range asks for. */
function shortNumber(value) {
  return String(Math.round(value * 1000) / 1000);
}

/** The steps of a slider over a range, about a two-hundredth of it and round. */
function stepOf([low, high]) {
  const rough = (high - low) / 200;
  const unit = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * unit).find((step) => step >= rough) ?? unit;
}

/** Wide ranges crowd what is useful into the first pixels; the slider covers the part around the default. */
function sliderRange([low, high], initial) {
  if (high - low <= 400) return [low, high];
  const reach = Math.max(20, Math.abs(initial) * 4);
  return [Math.max(low, -reach * (low < 0)), Math.min(high, reach)];
}

/**
 * A slider with a number field beside it.
 * @param options range, slide (the part of it that the slider covers), unit, value, initial, whole,
 *   change, and reset if a double click is to lead back to the default
 */
function slider(label, options) {
  const [low, high] = options.slide ?? sliderRange(options.range, options.initial ?? options.value ?? 0);
  const step = options.whole ? 1 : stepOf([low, high]);
  const id = freshId('field');
  const range = el('input', { type: 'range', min: low, max: high, step: options.whole ? 1 : 'any', 'aria-label': label, title: options.reset && 'Double-click: default', ondblclick: options.reset });
  const number = el('input', { type: 'number', min: options.range[0], max: options.range[1], step: options.whole ? 1 : 'any', id, inputMode: 'decimal' });
  const field = { range, number };
  /** Takes a value and, where there is one, the default, which a notch marks. */
  field.update = (value, standard) => {
    if (typeof standard === 'number') range.style.setProperty('--default', clamp((standard - low) / (high - low), 0, 1));
    if (document.activeElement !== number) number.value = value === null ? '' : shortNumber(value);
    range.value = String(value ?? options.initial ?? low);
  };
  listen(range, 'input', () => {
    const value = options.whole ? Number(range.value) : Number((Math.round(Number(range.value) / step) * step).toFixed(6));
    number.value = shortNumber(value);
    options.change(clamp(value, ...options.range));
  });
  const nudge = (event, steps, from, bounds) => {
    if (steps === 0 || Number.isNaN(from)) return;
    event.preventDefault();
    const value = clamp(Number((from + steps * step).toFixed(6)), ...bounds);
    // At its end a slider says nothing: the value may lie beyond.
    if (value === from) return;
    range.value = String(value);
    number.value = shortNumber(value);
    markInvalid(number, false);
    options.change(value);
  };
  listen(range, 'keydown', (event) => nudge(event, stepsOf(event), Number(range.value), [low, high]));
  // Left and right are the caret's.
  listen(number, 'keydown', (event) => nudge(event, /Up|Down/.test(event.key) ? stepsOf(event) : 0, number.valueAsNumber, options.range));
  listen(number, 'input', () => {
    const value = number.valueAsNumber;
    const isInvalid = Number.isNaN(value) || value < options.range[0] || value > options.range[1];
    markInvalid(number, isInvalid);
    if (isInvalid) return;
    const sent = options.whole ? Math.round(value) : value;
    range.value = String(sent);
    options.change(sent);
  });
  // A wheel over a field that has the focus would change it in some browsers, and not scroll.
  listen(number, 'wheel', () => number.blur(), { passive: true });
  field.update(options.value);
  field.element = el('div', { class: 'slider' }, el('label', { for: id }, label), range,
    el('span', { class: 'number' }, number, options.unit ? el('span', { class: 'unit', 'aria-hidden': 'true' }, options.unit) : null));
  return field;
}

/** `#RRGGBB` or `#RRGGBBAA` from what people type: also without the number sign, and `F80` for `FF8800`; else null. */
function hexColor(text) {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i.exec(text)?.[1].toUpperCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The opacity of `#RRGGBBAA`, 0…1; 1 for `#RRGGBB`. */
const opacityOf = (color) => (color.length === 9 ? parseInt(color.slice(7), 16) / 255 : 1);

/** A color with its opacity: the browser's own picker, and the text. */
function colorField(label, value, change) {
  const well = el('input', { type: 'color', 'aria-label': `${label}: pick a color` });
  const text = el('input', { type: 'text', class: 'hex', 'aria-label': `${label} as text`, spellcheck: false, maxLength: 9, autocomplete: 'off' });
  const field = { well, text, element: el('span', { class: 'color-field' }, well, text) };
  field.update = (color) => {
    well.value = color.slice(0, 7).toLowerCase();
    well.style.setProperty('--opacity', opacityOf(color));
    if (document.activeElement !== text) text.value = color;
  };
  // A color that cannot be seen would be picked in vain.
  listen(well, 'input', () => change(well.value.toUpperCase() + (opacityOf(text.value) > 0 ? text.value.slice(7) : '')));
  listen(text, 'input', () => {
    const color = hexColor(text.value);
    markInvalid(text, color === null);
    if (color !== null) change(color);
  });
  field.update(value);
  return field;
}
