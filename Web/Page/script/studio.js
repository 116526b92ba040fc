// The page: what there is, and the way from an event to a frame.

class Studio {
  constructor(module) {
    this.module = module;
    this.clock = new Clock();
    this.icons = new Icons();
    this.painter = new Painter(this.icons);
    this.loop = new FrameLoop(() => this.drawFrame());
    this.store = new Store((text, isNew) => this.apply(text, isNew));
    this.stopMessage = new StopMessage(this);
    this.words = [];
    this.makeEngine();
    this.catalogue = this.engine.catalogue();
    this.devices = new Map(this.catalogue.devices.map((device) => [device.name, device]));
  }

  makeEngine() {
    this.engine = new Engine(this.module, (error) => this.stopMessage.show(error));
    this.icons.engine = this.engine;
  }

  /** Starts an engine in the place of one that has stopped, with the design that the page kept. */
  startEngine() {
    this.makeEngine();
    this.apply(this.store.text, true);
    this.store.tell();
  }

  build() {
    this.phone = new Phone(byId('stage'), this.painter);
    this.phone.onFit = () => this.loop.wake();
    this.semantics = new Semantics(this);
    this.input = new PhoneInput(this);
    this.panels = new Panels();
    this.transport = new Transport(this);
    this.visits = new Visits(this, byId('visit'));
    this.auditor = new Auditor(this);
    this.findings = new FindingsPanel(this, this.panels.root('findings'));
    new LooksPanel(this, byId('looks'));
    new ItemsPanel(this, byId('items'));
    new EnvironmentBar(this, byId('environment'));
    new ParametersPanel(this, this.panels.root('style'));
    new ColorsPanel(this, this.panels.root('colors'));
    new CodePanel(this, this.panels.root('code'));
    this.documents = new DocumentPanel(this, this.panels.root('json'));
    new CommandBar(this);
    new Splitter();
  }

  // From a design to the bar

  /** Shows a text; the store's way to the engine. */
  apply(text, isNew) {
    const time = this.clock.now;
    const outcome = this.engine.load(text, time, isNew);
    if (outcome.error !== undefined) return outcome;
    this.transport.since = time;
    this.description = this.engine.describe();
    this.words = this.description.items;
    const design = JSON.parse(outcome.text);
    this.look = this.catalogue.looks.find((look) => look.name === design.style);
    const { width, height } = this.description.container;
    this.phone.setContainer({ width, height, device: this.devices.get(deviceOf(design)), isDark: design.colorScheme === 'dark', isMirrored: design.direction === 'rtl', color: this.pageColor(design) });
    this.transport.release();
    this.changed();
    return outcome;
  }

  /** What a page without a color of its own has, and a phone without pages. */
  pageColor({ colorScheme = 'light' }) {
    return this.description.colors[this.catalogue.colors.indexOf('page')][colorScheme];
  }

  /**
   * Lets something happen to the bar.
   * @param isMeant whether it may change what assistive technology is told; a moving finger does not
   */
  happen(action, isMeant = true) {
    action(this.engine, this.clock.now);
    this.transport.held = null;
    if (isMeant) this.changed();
    else this.loop.wake();
  }

  /** Something other than the passing of time has changed the bar. */
  changed() {
    this.tell();
    this.semantics.refresh();
    this.loop.wake();
  }

  tell() {
    const { events = [] } = this.engine.reports();
    if (events.length === 0) return;
    this.transport.note(events);
    this.findings.add(events);
  }

  // From the bar to the screen

  drawFrame() {
    const { engine, clock, phone, transport } = this;
    const held = transport.frame();
    const now = clock.now;
    this.frame = held?.frame ?? engine.frame(now);
    phone.show(this.frame, this.words);
    const isMoving = held ? held.isMoving : now < this.frame.restTime;
    transport.follow(isMoving && !held);
    if (!isMoving && !held) this.restSoon();
    return isMoving;
  }

  /** Not in the last frame of a movement, which would be a late one. */
  restSoon() {
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => guarded(() => this.loop.isPending || this.rest()), 0);
  }

  /** Nothing moves any more: what only looks at the whole movement is brought up to date. */
  rest() {
    this.tell();
    this.semantics.refresh();
    this.transport.drawStrip();
    this.auditor.goOn();
  }

  /** The page's address with the design in it. */
  get link() {
    return linkOf(this.store.design);
  }

  /** The trace of a scenario on a design, as `camber trace` writes it. */
  trace(design, scenario) {
    return this.engine.trace(design, scenario);
  }
}
