// The phone: its frame, the sample pages, the canvas of the bar.

class Phone {
  constructor(stage, painter) {
    this.stage = stage;
    this.painter = painter;
    this.pages = new Map();
    this.pageArea = el('div', { class: 'pages' });
    this.canvas = el('canvas', { class: 'bar', 'aria-hidden': 'true' });
    this.semantics = el('div', { class: 'semantics' });
    this.island = el('div', { class: 'island', 'aria-hidden': 'true' });
    this.indicator = el('div', { class: 'home-indicator', 'aria-hidden': 'true' });
    this.screen = el('div', { class: 'screen', id: 'screen' }, this.pageArea, this.canvas, this.semantics, this.island, this.indicator);
    this.body = el('div', { class: 'phone' }, this.screen);
    this.stage.append(this.body);
    this.context = this.canvas.getContext('2d');
    this.size = { width: 0, height: 0 };
    this.scale = 1;
    new ResizeObserver(() => guarded(() => this.fit())).observe(stage);
  }

  /** Takes the container's size and what the device has around it. */
  setContainer({ width, height, device, isDark, isMirrored, color }) {
    this.size = { width, height };
    this.screen.style.background = color;
    this.screen.classList.toggle('dark', isDark);
    this.pageArea.dir = isMirrored ? 'rtl' : 'ltr';
    const isPortrait = height >= width;
    this.screen.style.width = `${width}px`;
    this.screen.style.height = `${height}px`;
    const radius = device?.radius ?? 0;
    this.body.style.setProperty('--radius', `${radius}px`);
    const hasIsland = isPortrait && (device?.top ?? 0) >= 59;
    this.island.hidden = !hasIsland;
    this.island.style.top = `${((device?.top ?? 0) - 37) / 2}px`;
    this.indicator.hidden = !device?.homeIndicator;
    this.indicator.style.width = `${Math.round(Math.min(width, height) * 0.354)}px`;
    this.fit();
  }

  /** Scales the phone into the room there is, and gives the canvas as many pixels as it covers. */
  fit() {
    const { width, height } = this.size;
    if (!(width > 0 && height > 0)) return;
    const bezel = 22;
    const room = this.stage.getBoundingClientRect();
    const fitting = Math.max(0.1, Math.min(1, (room.width - 8) / (width + bezel), (room.height - 8) / (height + bezel)));
    // On whole pixels, across by less than one of them, so that what lies behind does not shine through at an edge.
    const [wide, high] = [width, height].map((length) => Math.floor(length * fitting) / length);
    this.scale = high;
    const left = Math.round((room.width - width * wide) / 2);
    const top = Math.round((room.height - height * high) / 2);
    this.body.style.transform = `translate(${left}px, ${top}px) scale(${wide}, ${high}) translate(${-bezel / 2}px, ${-bezel / 2}px)`;
    this.pixels = Math.min(3, Math.max(1, high * devicePixelRatio));
    this.canvas.width = Math.round(width * this.pixels);
    this.canvas.height = Math.round(height * this.pixels);
    this.onFit?.();
  }

  /** A point of the page in the container's coordinates. */
  point(event) {
    const frame = this.screen.getBoundingClientRect();
    return { x: ((event.clientX - frame.left) / frame.width) * this.size.width, y: ((event.clientY - frame.top) / frame.height) * this.size.height };
  }

  show(frame, words) {
    const { scene } = frame;
    this.place(frame, words);
    const context = this.context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    // By the canvas's own size, so that the edges of the container are its edges.
    context.setTransform(this.canvas.width / this.size.width, 0, 0, this.canvas.height / this.size.height, 0, 0);
    this.painter.draw(context, scene, this.pixels, words);
  }

  // Pages

  /** Puts the sample pages where the frame has them; keeps those that come again, scrolled as they are. */
  place(frame, words) {
    const seen = new Set();
    for (const page of frame.pages) {
      const word = words[page.item];
      if (!word) continue;
      seen.add(word.id);
      const element = this.pages.get(word.id) ?? this.addPage(word);
      const { x, y, width, height } = page.frame;
      const { top, bottom } = frame.scene.contentInsets;
      const inset = Math.max(0, Math.round(bottom));
      const covered = Math.max(0, Math.round(top - y));
      const key = `${x}|${y}|${width}|${height}|${page.isVisible}|${page.color}|${inset}|${covered}|${word.title}`;
      if (element.placed === key) continue;
      element.placed = key;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      element.style.visibility = page.isVisible ? 'visible' : 'hidden';
      element.style.setProperty('--page', page.color);
      element.style.setProperty('--covered', `${covered}px`);
      element.style.setProperty('--inset', `${inset}px`);
      element.classList.toggle('on-dark', luminance(page.color) < 0.36);
      element.heading.textContent = word.title || word.id;
      element.setAttribute('aria-label', word.title || word.id);
    }
    for (const [id, element] of this.pages) {
      if (seen.has(id)) continue;
      element.remove();
      this.pages.delete(id);
    }
  }

  addPage(word) {
    const heading = el('p', { class: 'page-title' });
    const rows = Array.from({ length: 12 }, (_, row) => el('div', { class: row % 4 === 0 ? 'card' : 'row' }));
    const element = el('div', { class: 'page', role: 'tabpanel', tabindex: 0, id: `panel-${word.id}` }, heading, rows);
    element.heading = heading;
    this.pageArea.append(element);
    this.pages.set(word.id, element);
    return element;
  }
}

/** The relative luminance of `#rrggbbaa`. */
function luminance(color) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
