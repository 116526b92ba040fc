// The audit: run in the page's pauses, a few milliseconds at a time, and anew when the design changes.

/** The longest task that the audit makes of its parts, in milliseconds, if one part is not longer. */
const auditSlice = 4;
/** What the page has for itself between two of them; not an idle callback, which a page that draws nothing may wait for in vain. */
const auditPause = 8;

class Auditor {
  constructor(studio) {
    this.studio = studio;
    /** What was found, with the names of the items. */
    this.findings = [];
    /** How much of the design as it is has been checked, 0…1. */
    this.progress = 0;
    this.watchers = [];
    studio.store.watch(() => this.refresh());
  }

  watch(action) {
    this.watchers.push(action);
  }

  /** Begins once the design has been left alone for a moment. Where it is shown makes no difference. */
  refresh() {
    const { visits, engine } = this.studio;
    const design = visits.designAtHome;
    const own = design.container && !design.container.device ? { container: design.container } : {};
    const key = JSON.stringify(moved(design, own));
    if (key === this.key && engine === this.engine) return;
    this.key = key;
    this.engine = engine;
    this.progress = 0;
    this.isUnderWay = false;
    this.tell();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => guarded(() => this.begin()), 250);
  }

  begin() {
    const design = this.studio.visits.designAtHome;
    this.names = design.items.map((item) => item.title || item.id);
    if (this.engine.beginAudit(JSON.stringify(design)).error !== undefined) return;
    this.isUnderWay = true;
    this.publishedAt = performance.now();
    this.goOn();
  }

  /** Works on in the page's next pause. While the bar moves, it waits; the page calls this at rest. */
  goOn() {
    if (!this.isUnderWay || this.isWaiting) return;
    this.isWaiting = true;
    setTimeout(() => guarded(() => {
      this.isWaiting = false;
      if (this.isUnderWay && !this.studio.loop.isPending) this.work();
    }), auditPause);
  }

  work() {
    if (this.progress === 1 || performance.now() - this.publishedAt > 400) {
      this.publish();
    } else {
      const start = performance.now();
      let now = start;
      let last = 0;
      while (this.progress < 1 && now - start + last <= auditSlice) {
        this.progress = this.engine.advanceAudit();
        last = performance.now() - now;
        now += last;
      }
    }
    this.goOn();
  }

  publish() {
    this.findings = this.engine.findings().map((finding) => ({ ...finding, names: finding.items.map((index) => this.names[index]) }));
    this.isUnderWay = this.progress < 1;
    this.publishedAt = performance.now();
    this.tell();
  }

  tell() {
    for (const watcher of this.watchers) watcher();
  }
}
