// The choice of a look, each with the design's own items in it.

class LooksPanel {
  constructor(studio, root) {
    this.studio = studio;
    const group = el('div', { class: 'looks', role: 'radiogroup', 'aria-label': 'Look' });
    this.looks = studio.catalogue.looks.map((look) => {
      const input = el('input', { type: 'radio', name: 'look', value: look.name, onchange: () => this.choose(look.name) });
      const canvas = el('canvas', { 'aria-hidden': 'true' });
      group.append(el('label', { class: 'look' }, input, el('span', {}, canvas, el('span', { class: 'look-name' }, spelled(look.name)))));
      return { input, canvas };
    });
    root.append(group);
    studio.store.watch(() => this.refresh());
    listen(window, 'resize', () => this.refresh());
  }

  /** Another look comes with its own parameters; those of the former one mean nothing to it. */
  choose(name) {
    this.studio.store.edit(null, (design) => {
      design.style = name;
      delete design.options;
    });
  }

  refresh() {
    for (const { input } of this.looks) input.checked = input.value === this.studio.store.design.style;
    // While a slider moves, the pictures wait.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => guarded(() => this.looks.forEach((look, index) => this.draw(look.canvas, index))), 150);
  }

  draw(canvas, index) {
    const { engine, painter, words } = this.studio;
    const { scene, pages } = engine.preview(index);
    const pixels = Math.max(1, devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * pixels);
    canvas.height = Math.round(canvas.clientHeight * pixels);
    if (canvas.width === 0) return;
    const context = canvas.getContext('2d');
    context.fillStyle = pages[0]?.color ?? this.studio.pageColor(this.studio.store.design);
    context.fillRect(0, 0, canvas.width, canvas.height);
    // The edge that the bar stands at is the picture's edge, too.
    const scale = canvas.width / scene.width;
    const isAtTop = scene.barFrame.y < scene.height / 2;
    context.setTransform(scale, 0, 0, scale, 0, isAtTop ? 0 : canvas.height - scene.height * scale);
    painter.draw(context, scene, scale, words);
  }
}
