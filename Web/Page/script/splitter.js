// The edge between the phone and the settings, which a pointer or the arrow keys move: code is wide.

const splitterLimits = [300, 760];

class Splitter {
  constructor() {
    this.settings = document.querySelector('.right');
    this.element = el('div', {
      class: 'splitter', role: 'separator', tabindex: 0, 'aria-orientation': 'vertical', 'aria-label': 'Width of the settings', title: 'Drag to resize; double-click to reset',
      'aria-valuemin': splitterLimits[0], 'aria-valuemax': splitterLimits[1], ondblclick: () => this.set(null),
    });
    document.querySelector('main').append(this.element);
    listen(this.element, 'pointerdown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      this.element.focus();
      this.element.setPointerCapture(event.pointerId);
    });
    listen(this.element, 'pointermove', (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) this.set(innerWidth - event.clientX);
    });
    listen(this.element, 'keydown', (event) => {
      const steps = /Left|Right/.test(event.key) ? stepsOf(event) : 0;
      if (steps === 0) return;
      event.preventDefault();
      this.set(this.settings.offsetWidth - steps * 10);
    });
    this.set(recall('settings', null));
  }

  /** A width in points, of which the window may have less to give; null for that of the style sheet. */
  set(width) {
    const { style } = document.documentElement;
    if (width === null) style.removeProperty('--settings');
    else style.setProperty('--settings', `${clamp(width, ...splitterLimits)}px`);
    this.element.setAttribute('aria-valuenow', Math.max(splitterLimits[0], this.settings.offsetWidth));
    remember('settings', width);
  }
}
