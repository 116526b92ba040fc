// The bar's clock, which slow motion slows, and the frames, which end when nothing moves.

class Clock {
  constructor() {
    this.rate = 1;
    this.base = 0;
    this.since = performance.now();
  }

  /** Seconds since the start, as the bar counts them. */
  get now() {
    return this.base + ((performance.now() - this.since) / 1000) * this.rate;
  }

  setRate(rate) {
    this.base = this.now;
    this.since = performance.now();
    this.rate = rate;
  }
}

class FrameLoop {
  /** @param draw draws a frame and returns whether another is needed */
  constructor(draw) {
    this.draw = draw;
    this.isPending = false;
    /** How many frames were drawn, and how long each took in milliseconds, for measuring. */
    this.count = 0;
    this.durations = [];
  }

  /** Asks for a frame. */
  wake() {
    if (this.isPending) return;
    this.isPending = true;
    requestAnimationFrame(() => guarded(() => this.run()));
  }

  run() {
    this.isPending = false;
    const start = performance.now();
    const goesOn = this.draw();
    this.count += 1;
    this.durations.push(performance.now() - start);
    if (this.durations.length > 2000) this.durations.splice(0, 1000);
    if (goesOn) this.wake();
  }
}
