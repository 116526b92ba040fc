// Pointers, wheels and touches on the phone become the engine's events. What they mean is the engine's to say.

class PhoneInput {
  constructor(studio) {
    this.studio = studio;
    this.fingers = new Map();
    const screen = studio.phone.screen;
    listen(screen, 'pointerdown', (event) => this.down(event));
    listen(screen, 'pointermove', (event) => this.move(event));
    listen(screen, 'pointerup', (event) => this.up(event));
    listen(screen, 'pointercancel', (event) => this.cancel(event));
    listen(screen, 'lostpointercapture', (event) => {
      if (this.fingers.has(event.pointerId)) this.cancel(event);
    });
    listen(screen, 'wheel', (event) => this.wheel(event), { passive: false });
    // The browser's own dragging of text and pictures would end a swipe.
    listen(screen, 'dragstart', (event) => event.preventDefault());
  }

  down(event) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    let finger = 0;
    while ([...this.fingers.values()].includes(finger)) finger += 1;
    this.fingers.set(event.pointerId, finger);
    // So that a drag that leaves the phone is still the phone's.
    if (event.pointerType === 'mouse') this.studio.phone.screen.setPointerCapture(event.pointerId);
    this.send(0, finger, event);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (finger !== undefined) {
      this.send(1, finger, event);
    } else if (event.pointerType === 'mouse') {
      const { engine, phone, clock } = this.studio;
      phone.screen.classList.toggle('over-item', engine.hit(phone.point(event), clock.now) >= 0);
    }
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    if (finger === undefined) return;
    this.fingers.delete(event.pointerId);
    this.send(2, finger, event);
  }

  /** The browser took a finger, as it does when a page scrolls: the engine knows only of all of them. */
  cancel(event) {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.clear();
    this.studio.happen((engine, time) => engine.cancel(time));
  }

  send(phase, finger, event) {
    const point = this.studio.phone.point(event);
    this.studio.happen((engine, time) => engine.touch(phase, finger, point, time), phase !== 1);
  }

  /** Over the bar, and sideways, it is the engine's; up and down over a page the browser scrolls. */
  wheel(event) {
    const { engine, phone, clock } = this.studio;
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? phone.size.height : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    const point = phone.point(event);
    const isOnBar = engine.hit(point, clock.now) > -2;
    if (!isOnBar && Math.abs(dy) >= Math.abs(dx)) return;
    event.preventDefault();
    this.studio.happen((engine, time) => engine.wheel(dx, dy, point, time), false);
  }
}
