// Looking at the bar on another device, as another user has set it, and coming back.

/** The parts of a design that say where it is shown and to whom. */
const placeParts = ['container', 'textScale', 'direction', 'colorScheme'];

const placeOf = (design) => Object.fromEntries(placeParts.filter((part) => part in design).map((part) => [part, design[part]]));

/** A design in another place. */
function moved(design, place) {
  const rest = Object.entries(design).filter(([part]) => !placeParts.includes(part));
  return { ...Object.fromEntries(rest), ...place };
}

class Visits {
  constructor(studio, root) {
    this.studio = studio;
    this.root = root;
    const [home, places] = recall('visit', [null, []]);
    /** Where the design was before the first visit; null without one. */
    this.home = home;
    /** The places that were visited since, as texts. */
    this.places = new Set(places);
    this.place = el('span', {});
    root.append(this.place, el('button', { type: 'button', class: 'text-button', onclick: () => this.goBack() }, 'Back to my device'));
    studio.store.watch(() => this.refresh());
  }

  get here() {
    return JSON.stringify(placeOf(this.studio.store.design));
  }

  /** The design where its owner left it. */
  get designAtHome() {
    const { design } = this.studio.store;
    return this.home === null ? design : moved(design, this.home);
  }

  /** Shows the bar as a finding's example says. */
  go({ device, textScale, direction, colorScheme, selection }) {
    const { store, devices, clock } = this.studio;
    if (this.home === null) {
      this.home = placeOf(store.design);
      this.places.clear();
    }
    const place = {};
    const isOwn = !devices.has(device) || device === deviceOf(this.home);
    if (!isOwn) place.container = { device };
    else if (this.home.container) place.container = this.home.container;
    if (textScale !== 1) place.textScale = textScale;
    if (direction !== 'ltr') place.direction = direction;
    if (colorScheme !== 'light') place.colorScheme = colorScheme;
    this.places.add(JSON.stringify(place));
    store.edit(null, (design) => {
      for (const part of placeParts) delete design[part];
      Object.assign(design, place);
    });
    // The bar alone: what the design selects at first stays as it is.
    if (selection !== null) this.studio.happen((engine) => engine.step({ select: selection, animated: false }, clock.now));
    announce(`Shown: ${this.place.textContent}`);
  }

  goBack() {
    const home = this.home;
    this.studio.store.take(JSON.stringify(moved(this.studio.store.design, home)));
    byId('panel-tabs').querySelector('[aria-selected=true]').focus();
  }

  /** Undo and the controls above the phone may end a visit, too. */
  refresh() {
    if (this.home !== null && !this.places.has(this.here)) this.home = null;
    remember('visit', [this.home, [...this.places]]);
    const isAway = this.home !== null && this.here !== JSON.stringify(this.home);
    this.root.hidden = !isAway;
    const { design } = this.studio.store;
    const { textScale = 1, direction, colorScheme } = design;
    const device = deviceOf(design);
    const words = [device ? deviceTitle(device) : 'own size', `text ${Math.round(textScale * 100)} %`];
    if (direction === 'rtl') words.push('right to left');
    words.push(colorScheme === 'dark' ? 'dark' : 'light');
    this.place.textContent = words.join(' · ');
  }
}
