// Elements, and events whose handlers survive a stopped engine.

/** Thrown by everything that needs the engine once it has stopped; its message is shown already. */
class EngineStopped extends Error {}

/** Makes an element: properties by name, `class`, `aria-…`, `data-…` and the like as attributes. */
function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) listen(element, key.slice(2), value);
    else if (key in element && !key.startsWith('aria') && key !== 'list' && key !== 'role') element[key] = value;
    else element.setAttribute(key === 'class' ? 'class' : key, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** Adds a handler. That the engine stopped meanwhile is told in one place and not here. */
function listen(target, type, handler, options) {
  target.addEventListener(type, (event) => guarded(() => handler(event)), options);
}

function guarded(action) {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof EngineStopped)) throw error;
  }
}

/** Gives an element its children anew, however many: a call takes some ten thousand arguments. */
function fill(element, children) {
  const fragment = document.createDocumentFragment();
  for (const child of children) fragment.append(child);
  element.replaceChildren(fragment);
}

/** Whether a dialog is in front of everything. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

const byId = (id) => document.getElementById(id);

let nextId = 0;
/** An id that no other element has. */
const freshId = (stem) => `${stem}-${(nextId += 1)}`;

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** Line drawings for the page's own buttons, on a grid of 20. */
const drawings = {
  undo: 'M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8h-3',
  redo: 'M12 4l4 4-4 4M16 8H8a4 4 0 0 0 0 8h3',
  plus: 'M10 4v12M4 10h12',
  trash: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.6 9v4M11.4 9v4',
  grip: 'M8 5v.01M12 5v.01M8 10v.01M12 10v.01M8 15v.01M12 15v.01',
  rotate: 'M4 10a6 6 0 1 1 2 4.5M4 16v-3h3',
  moon: 'M15.5 12A6.3 6.3 0 0 1 8 4.5a6 6 0 1 0 7.5 7.5Z',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2L10 5.8M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1.1-1.1',
  copy: 'M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3',
  close: 'M5 5l10 10M15 5 5 15',
  more: 'M6 8l4 4 4-4',
  reset: 'M4.5 8A6 6 0 1 1 4 11M4 4.5V8h3.5',
  play: 'M7 4.5v11l8.5-5.5Z',
  file: 'M10 13V4M6.5 7.5 10 4l3.5 3.5M4 12v4h12v-4',
  save: 'M10 4v9M6.5 9.5 10 13l3.5-3.5M4 12v4h12v-4',
};

function drawing(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'drawing');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', drawings[name]);
  svg.append(path);
  return svg;
}

/** A button that shows a drawing and says what it does. */
function iconButton(name, label, action, properties = {}) {
  return el('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick: action, ...properties }, drawing(name));
}
