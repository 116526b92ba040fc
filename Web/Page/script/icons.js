// The module's icons as canvases draw them.

class Icons {
  constructor() {
    this.glyphs = new Map();
    this.engine = null;
    this.sheet = document.createElement('canvas').getContext('2d');
  }

  glyph(name) {
    let layers = this.glyphs.get(name);
    if (!layers) {
      layers = this.engine.icon(name);
      this.glyphs.set(name, layers);
    }
    return layers;
  }

  /** Draws an icon into a rectangle: in one go if nothing is cleared or mixed, else on a sheet of its own. */
  draw(context, name, rect, color, amount, pixels) {
    const layers = this.glyph(name);
    const isSimple = amount === 1 && color.endsWith('ff') && layers.every((layer) => layer.mode < 3);
    if (isSimple) {
      context.save();
      context.translate(rect.x, rect.y);
      context.scale(rect.width / 24, rect.height / 24);
      this.paint(context, layers, color);
      context.restore();
      return;
    }
    const side = Math.max(1, Math.ceil(rect.width * pixels));
    const sheet = this.sheet;
    if (sheet.canvas.width < side) sheet.canvas.width = sheet.canvas.height = side;
    sheet.setTransform(1, 0, 0, 1, 0, 0);
    sheet.clearRect(0, 0, sheet.canvas.width, sheet.canvas.height);
    sheet.setTransform(side / 24, 0, 0, side / 24, 0, 0);
    this.paint(sheet, layers, color.slice(0, 7));
    context.globalAlpha = amount * (parseInt(color.slice(7), 16) / 255);
    context.drawImage(sheet.canvas, 0, 0, side, side, rect.x, rect.y, rect.width, rect.height);
    context.globalAlpha = 1;
  }

  paint(context, layers, color) {
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const { mode, width, path } of layers) {
      context.globalCompositeOperation = mode < 3 ? 'source-over' : 'destination-out';
      context.lineWidth = width;
      switch (mode) {
        case 0: case 4: context.fill(path); break;
        case 1: context.fill(path, 'evenodd'); break;
        default: context.stroke(path);
      }
    }
    context.globalCompositeOperation = 'source-over';
  }

  /** An icon for the page's controls, in the color of the text around it. */
  picture(name, size) {
    const canvas = el('canvas', { class: 'icon-picture', width: size * 2, height: size * 2, 'aria-hidden': 'true' });
    canvas.style.width = canvas.style.height = `${size}px`;
    const context = canvas.getContext('2d');
    context.scale((size * 2) / 24, (size * 2) / 24);
    this.paint(context, this.glyph(name), '#000000');
    return canvas;
  }
}
