// The module. The one file that knows its functions and its memory.

/** The font of everything on the phone; texts are measured as they are drawn. */
const phoneFont = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const fontOf = (size, weight) => `${weight} ${size}px ${phoneFont}`;

class Engine {
  constructor(module, onStop) {
    this.onStop = onStop;
    this.decoder = new TextDecoder();
    this.encoder = new TextEncoder();
    this.ruler = document.createElement('canvas').getContext('2d');
    const env = {
      exp: Math.exp, log: Math.log, sin: Math.sin, cos: Math.cos,
      camber_measure: (start, count, size, weight) => this.measure(this.read(start, count), size, weight),
    };
    this.exports = new WebAssembly.Instance(module, { env }).exports;
  }

  measure(text, size, weight) {
    this.ruler.font = fontOf(size, weight);
    return this.ruler.measureText(text).width;
  }

  // Memory

  read(start, count) {
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, start, count));
  }

  /** Calls a function; what traps stops the engine for good, because its memory is in an unknown state. */
  call(name, ...values) {
    if (this.isStopped) throw new EngineStopped();
    try {
      return this.exports[name](...values);
    } catch (error) {
      this.isStopped = true;
      this.onStop(error);
      throw new EngineStopped();
    }
  }

  /** Calls a function with texts, each as a start and a count, and then numbers. */
  callWithTexts(name, texts, ...values) {
    const given = [];
    const starts = [];
    for (const text of texts) {
      const bytes = this.encoder.encode(text);
      const start = this.call('malloc', Math.max(1, bytes.length));
      new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
      starts.push(start);
      given.push(start, bytes.length);
    }
    const result = this.call(name, ...given, ...values);
    for (const start of starts) this.call('free', start);
    return result;
  }

  text() {
    return this.read(this.call('camber_text'), this.call('camber_text_count'));
  }

  /** The numbers in the module's own memory, valid until the next call. */
  numbers() {
    return new Float64Array(this.exports.memory.buffer, this.call('camber_numbers'), this.call('camber_numbers_count'));
  }

  /** `{text}` if all went well, else `{error}`. */
  outcome(isWell) {
    return isWell ? { text: this.text() } : { error: this.text() };
  }

  // Designs

  load(text, time, isNew) {
    return this.outcome(this.callWithTexts('camber_load', [text], time, isNew ? 1 : 0));
  }

  trace(design, scenario) {
    return this.outcome(this.callWithTexts('camber_trace', [design, scenario]));
  }

  /** Lets happen what a scenario's steps say. */
  step(event, time) {
    const steps = JSON.stringify({ steps: [{ at: 0, ...event }] });
    return this.outcome(this.callWithTexts('camber_step', [steps], time));
  }

  catalogue() {
    this.call('camber_catalogue');
    return JSON.parse(this.text());
  }

  describe() {
    this.call('camber_describe');
    return JSON.parse(this.text());
  }

  /** The design's code: 0 SwiftUI, 1 UIKit. */
  exportCode(target) {
    this.call('camber_export', target);
    return this.text();
  }

  // The audit

  beginAudit(design) {
    return this.outcome(this.callWithTexts('camber_audit_begin', [design]));
  }

  /** Checks a part more, and returns how much has been checked, 0…1. */
  advanceAudit() {
    return this.call('camber_audit_advance');
  }

  /** What the audit has found so far. */
  findings() {
    this.call('camber_audit_findings');
    return JSON.parse(this.text());
  }

  /** The design's items in another look, at rest in a small container. */
  preview(look) {
    this.call('camber_preview', look);
    return readFrame(new Numbers(this.numbers()));
  }

  // The bar

  touch(phase, finger, point, time) {
    this.call('camber_touch', phase, finger, point.x, point.y, time);
  }

  cancel(time) {
    this.call('camber_cancel', time);
  }

  wheel(dx, dy, point, time) {
    this.call('camber_wheel', dx, dy, point.x, point.y, time);
  }

  key(name, time) {
    this.call('camber_key', ['left', 'right', 'home', 'end', 'space', 'enter', 'tab'].indexOf(name), time);
  }

  /** An item's index, −1 for the bar, −2 for the page. */
  hit(point, time) {
    return this.call('camber_hit', point.x, point.y, time);
  }

  frame(time) {
    this.call('camber_frame', time);
    return readFrame(new Numbers(this.numbers()));
  }

  replay(time) {
    this.call('camber_replay', time);
    return readFrame(new Numbers(this.numbers()));
  }

  get replaySpan() {
    return { start: this.call('camber_replay_start'), end: this.call('camber_replay_end') };
  }

  reports() {
    this.call('camber_reports');
    return JSON.parse(this.text());
  }

  accessibility(time) {
    this.call('camber_accessibility', time);
    return JSON.parse(this.text());
  }

  icon(name) {
    this.callWithTexts('camber_icon', [name]);
    return readIcon(new Numbers(this.numbers()));
  }
}
