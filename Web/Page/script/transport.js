// Slow motion, the scrubber over the last movement, and the filmstrip of it.

const stripFrames = 7;
/** The instants of the filmstrip as parts of the movement: close together at first, where most happens. */
const instantOf = (index) => (index / (stripFrames - 1)) ** 1.8;

class Transport {
  constructor(studio) {
    this.studio = studio;
    /** The instant that the scrubber shows, as a part of the movement; null while the bar is live. */
    this.held = null;
    /** When the design was changed last; a movement of the bar before it is past. */
    this.since = 0;
    /** Between which items the bar moved last, whatever the design was then. */
    this.way = null;
    this.slow = el('button', { type: 'button', class: 'chip', 'aria-pressed': 'false', onclick: () => this.setSlow(this.slow.getAttribute('aria-pressed') !== 'true') }, '1/10 speed');
    this.replayButton = iconButton('play', 'Play the last movement again', () => this.play());
    this.scrubber = el('input', { type: 'range', min: 0, max: 1, step: 0.001, value: 1, 'aria-label': 'Instant of the last movement', oninput: () => this.hold(Number(this.scrubber.value)) });
    this.time = el('output', { class: 'time' }, '');
    // An arrow key is a frame of a sixtieth of a second.
    listen(this.scrubber, 'keydown', (event) => {
      const steps = stepsOf(event);
      if (steps === 0) return;
      event.preventDefault();
      this.hold(Number(this.scrubber.value) + steps / 60 / this.span.length);
      this.scrubber.value = String(this.held);
    });
    this.live = el('button', { type: 'button', class: 'chip', title: 'Back to the live bar', onclick: () => this.release() }, 'Live');
    this.strip = el('div', { class: 'filmstrip', role: 'group', 'aria-label': 'Filmstrip of the last movement' });
    this.frames = Array.from({ length: stripFrames }, (_, index) => this.makeFrame(index));
    this.strip.append(...this.frames.map((frame) => frame.button));
    this.empty = el('p', { class: 'strip-hint' }, 'Tap, drag or press an arrow key on the bar: its movement shows here, frame by frame.');
    byId('transport').append(this.replayButton, this.slow, this.scrubber, this.time, this.live);
    byId('strip').append(this.strip, this.empty);
    this.setSlow(recall('slow', false));
  }

  makeFrame(index) {
    const canvas = el('canvas', { 'aria-hidden': 'true' });
    const caption = el('span', {}, '');
    const button = el('button', { type: 'button', onclick: () => this.hold(instantOf(index)) }, canvas, caption);
    return { button, canvas, caption };
  }

  setSlow(isSlow) {
    this.slow.setAttribute('aria-pressed', String(isSlow));
    this.studio.clock.setRate(isSlow ? 0.1 : 1);
    remember('slow', isSlow);
  }

  get span() {
    const { start, end } = this.studio.engine.replaySpan;
    return { start, length: start < this.since ? 0 : end - start };
  }

  /** Whether the bar can go again where it went last. */
  get canRepeat() {
    const ids = this.studio.words.map((word) => word.id);
    return this.way !== null && this.way.every((id) => ids.includes(id));
  }

  /** Notes what the bar reports of its ways. */
  note(events) {
    for (const { from, id } of events) if (from) this.way = [from, id];
  }

  /** Shows an instant of the last movement until something happens to the bar. */
  hold(part) {
    this.held = clamp(part, 0, 1);
    this.playSince = null;
    this.studio.loop.wake();
  }

  release() {
    this.held = null;
    this.playSince = null;
    this.studio.loop.wake();
  }

  /** Plays the last movement from its beginning; if the design was changed since, the bar goes there anew. */
  play() {
    if (!(this.span.length > 0)) {
      this.repeat();
      return;
    }
    this.held = 0;
    this.playSince = this.studio.clock.now;
    this.studio.loop.wake();
  }

  repeat() {
    if (!this.canRepeat) return;
    const [from, to] = this.way;
    this.studio.happen((engine, time) => {
      engine.step({ select: from, animated: false }, time);
      engine.step({ select: to }, time);
    });
  }

  /** The frame to show, if it is not the live one; whether it moves. */
  frame() {
    if (this.held === null) return null;
    const { engine, clock } = this.studio;
    const { start, length } = this.span;
    if (this.playSince !== null) this.held = length > 0 ? clamp((clock.now - this.playSince) / length, 0, 1) : 1;
    const isMoving = this.playSince !== null && this.held < 1;
    const frame = engine.replay(start + this.held * length);
    if (this.playSince !== null && !isMoving) this.release();
    return { frame, isMoving };
  }

  /** Follows the movement with the scrubber; called every frame. */
  follow(isMoving) {
    const { start, length } = this.span;
    const hasMoved = length > 0;
    const part = this.held ?? (hasMoved ? clamp((this.studio.clock.now - start) / length, 0, 1) : 1);
    const shown = isMoving || this.held !== null ? part : 1;
    if (document.activeElement !== this.scrubber || this.held === null || this.playSince !== null) this.scrubber.value = String(shown);
    this.scrubber.disabled = !hasMoved;
    this.replayButton.disabled = !hasMoved && !this.canRepeat;
    this.scrubber.setAttribute('aria-valuetext', `${(shown * length).toFixed(2)} of ${length.toFixed(2)} seconds`);
    this.time.textContent = hasMoved ? `${(shown * length).toFixed(2)} / ${length.toFixed(2)} s` : '';
    this.live.disabled = this.held === null;
    // The frame of the filmstrip that is shown.
    const held = this.held === null ? -1 : this.frames.findIndex((_, index) => Math.abs(instantOf(index) - this.held) < 0.0005);
    if (held === this.heldFrame) return;
    this.heldFrame = held;
    this.frames.forEach(({ button }, index) => button.setAttribute('aria-pressed', String(index === held)));
  }

  /** Draws the filmstrip anew; called when a movement is over. */
  drawStrip() {
    const { engine, painter, words, frame } = this.studio;
    const { start, length } = this.span;
    const isEmpty = !(length > 0);
    // Wide bars get wide frames, and their room before they move.
    const isWide = frame.scene.width > 600;
    byId('strip').classList.toggle('wide', isWide);
    this.strip.hidden = isEmpty;
    this.empty.hidden = !isEmpty;
    if (isEmpty) return;
    const scene = frame.scene;
    const bar = scene.barFrame;
    const top = Math.max(0, Math.min(bar.y, scene.raisedFrame?.y ?? bar.y) - 14);
    const bottom = Math.min(scene.height, Math.max(bar.y + bar.height, (scene.raisedFrame?.y ?? 0) + (scene.raisedFrame?.height ?? 0)));
    const height = Math.max(1, bottom - top);
    const scale = Math.min(1, (isWide ? 250 : 132) / scene.width);
    this.frames.forEach(({ button, canvas, caption }, index) => {
      const time = instantOf(index) * length;
      const pixels = scale * Math.max(1, devicePixelRatio);
      canvas.width = Math.round(scene.width * pixels);
      canvas.height = Math.round(height * pixels);
      canvas.style.aspectRatio = `${scene.width} / ${height}`;
      const context = canvas.getContext('2d');
      const replay = engine.replay(start + time);
      context.setTransform(pixels, 0, 0, pixels, 0, -top * pixels);
      const page = replay.pages.find((entry) => entry.isVisible);
      context.fillStyle = page?.color ?? this.studio.pageColor(this.studio.store.design);
      context.fillRect(0, top, scene.width, height);
      painter.draw(context, replay.scene, pixels, words);
      caption.textContent = `${time.toFixed(2)} s`;
      button.setAttribute('aria-label', `Show the instant at ${time.toFixed(2)} seconds`);
    });
  }
}
