// Draws scenes on canvases. Where and how everything is drawn is the scene's to say.

/** The distance of a baseline below a rectangle's middle, as a part of the font size: half of the height of capitals. */
const baselineShift = 0.3636;

class Painter {
  constructor(icons) {
    this.icons = icons;
    this.cuts = new Map();
  }

  /**
   * Draws a scene.
   * @param context a 2D context whose coordinates are the scene's points
   * @param pixels pixels a point
   * @param words the items' titles, badges and icons, by index
   */
  draw(context, scene, pixels, words) {
    let clips = 0;
    for (const command of scene.commands) {
      switch (command.kind) {
        case 0: this.shape(context, scene, scene.shapes[command.x], pixels); break;
        case 1: this.icon(context, scene.cells[command.x], words, pixels); break;
        case 2: this.title(context, scene, scene.cells[command.x], words); break;
        case 3: this.badge(context, scene, scene.cells[command.x], words); break;
        case 4:
          context.save();
          context.beginPath();
          context.rect(command.x, command.y, command.width, command.height);
          context.clip();
          clips += 1;
          break;
        default:
          if (clips > 0) {
            context.restore();
            clips -= 1;
          }
      }
    }
    for (; clips > 0; clips -= 1) context.restore();
  }

  shape(context, scene, shape, pixels) {
    const { startColor, endColor, shadow, softness } = shape;
    if (startColor === endColor) {
      context.fillStyle = startColor;
    } else {
      const gradient = context.createLinearGradient(shape.start.x, shape.start.y, shape.end.x, shape.end.y);
      gradient.addColorStop(0, startColor);
      gradient.addColorStop(1, endColor);
      context.fillStyle = gradient;
    }
    const hasShadow = !shadow.color.endsWith('00');
    if (hasShadow) {
      context.shadowColor = shadow.color;
      // A canvas takes twice the standard deviation, and both in pixels.
      context.shadowBlur = shadow.radius * 2 * pixels;
      context.shadowOffsetX = shadow.dx * pixels;
      context.shadowOffsetY = shadow.dy * pixels;
    }
    if (softness > 0) context.filter = `blur(${softness * pixels}px)`;
    context.beginPath();
    addPath(context, scene.path.verbs, scene.path.points, shape.firstVerb, shape.endVerb, shape.firstPoint);
    context.fill();
    if (softness > 0) context.filter = 'none';
    if (hasShadow) context.shadowColor = 'transparent';
  }

  icon(context, cell, words, pixels) {
    const word = words[cell.item];
    if (!cell.icon || !word?.icon || Math.abs(cell.scaleX) < 0.001) return;
    const { x, y, width, height } = cell.icon;
    const isTurned = cell.rotation !== 0 || cell.scaleX !== 1;
    if (isTurned) {
      context.save();
      context.translate(x + width / 2, y + height / 2);
      context.rotate(cell.rotation);
      context.scale(cell.scaleX, 1);
      context.translate(-x - width / 2, -y - height / 2);
    }
    const amount = word.icon === word.selectedIcon ? 0 : clamp(cell.selectedIconAmount, 0, 1);
    if (amount < 1) this.icons.draw(context, word.icon, cell.icon, cell.iconColor, 1 - amount, pixels);
    if (amount > 0) this.icons.draw(context, word.selectedIcon, cell.icon, cell.iconColor, amount, pixels);
    if (isTurned) context.restore();
  }

  title(context, scene, cell, words) {
    this.write(context, words[cell.item]?.title, cell.title, scene.titleSize, scene.titleWeight, cell.titleColor);
  }

  badge(context, scene, cell, words) {
    const { x, y, width, height } = cell.badge;
    context.fillStyle = cell.badgeColor;
    context.beginPath();
    context.roundRect(x, y, width, height, Math.min(width, height) / 2);
    context.fill();
    this.write(context, words[cell.item]?.badge, cell.badge, scene.badgeSize, scene.badgeWeight, cell.badgeTextColor);
  }

  /** One line in the middle of a rectangle, cut off at its tail if it is wider. */
  write(context, text, rect, size, weight, color) {
    if (!text || !(rect.width > 0) || !(size > 0)) return;
    context.font = fontOf(size, weight);
    context.fillStyle = color;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    const limit = rect.width + Math.max(0.05, rect.width * 0.005);
    const line = this.cut(context, text, limit);
    context.fillText(line, rect.x + rect.width / 2, rect.y + rect.height / 2 + baselineShift * size);
  }

  cut(context, text, limit) {
    const key = `${context.font}|${limit.toFixed(1)}|${text}`;
    let line = this.cuts.get(key);
    if (line !== undefined) return line;
    line = text;
    if (context.measureText(text).width > limit) {
      const characters = [...text];
      do characters.pop();
      while (characters.length > 0 && context.measureText(`${characters.join('').trimEnd()}…`).width > limit);
      line = `${characters.join('').trimEnd()}…`;
    }
    if (this.cuts.size > 500) this.cuts.clear();
    this.cuts.set(key, line);
    return line;
  }
}
