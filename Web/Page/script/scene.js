// Reads what NumberBuffer writes, in the same order.

class Numbers {
  constructor(values) {
    this.values = values;
    this.next = 0;
  }

  one() {
    return this.values[this.next++];
  }

  flag() {
    return this.one() !== 0;
  }

  list(read) {
    const count = this.one();
    const list = new Array(count);
    for (let index = 0; index < count; index += 1) list[index] = read(this);
    return list;
  }

  /** A rectangle, or null. */
  rect() {
    const [x, y, width, height] = [this.one(), this.one(), this.one(), this.one()];
    return Number.isNaN(x) ? null : { x, y, width, height };
  }

  insets() {
    return { top: this.one(), leading: this.one(), bottom: this.one(), trailing: this.one() };
  }

  point() {
    return { x: this.one(), y: this.one() };
  }

  color() {
    return cssColor(this.one());
  }

  path() {
    const verbCount = this.one();
    const verbs = this.values.subarray(this.next, (this.next += verbCount));
    const pointCount = this.one();
    const points = this.values.subarray(this.next, (this.next += pointCount * 2));
    return { verbs, points };
  }
}

const colorNames = new Map();
/** `0xRRGGBBAA` as a style sheet has it. */
function cssColor(value) {
  let name = colorNames.get(value);
  if (name === undefined) {
    if (colorNames.size > 4096) colorNames.clear();
    name = `#${value.toString(16).padStart(8, '0')}`;
    colorNames.set(value, name);
  }
  return name;
}

function readFrame(numbers) {
  return {
    restTime: numbers.one(), position: numbers.one(),
    scene: readScene(numbers), pages: numbers.list(readPage),
  };
}

function readPage(numbers) {
  return { item: numbers.one(), frame: numbers.rect(), isVisible: numbers.flag(), color: numbers.color() };
}

function readScene(numbers) {
  return {
    width: numbers.one(), height: numbers.one(),
    barFrame: numbers.rect(), raisedFrame: numbers.rect(), contentInsets: numbers.insets(),
    titleSize: numbers.one(), badgeSize: numbers.one(),
    titleWeight: numbers.one(), badgeWeight: numbers.one(),
    cells: numbers.list(readCell), shapes: numbers.list(readShape), commands: numbers.list(readCommand),
    path: numbers.path(),
  };
}

function readCell(numbers) {
  return {
    item: numbers.one(), frame: numbers.rect(), icon: numbers.rect(), title: numbers.rect(), badge: numbers.rect(),
    iconColor: numbers.color(), titleColor: numbers.color(), badgeColor: numbers.color(), badgeTextColor: numbers.color(),
    selectedIconAmount: numbers.one(), rotation: numbers.one(), scaleX: numbers.one(),
  };
}

function readShape(numbers) {
  return {
    firstVerb: numbers.one(), endVerb: numbers.one(), firstPoint: numbers.one(),
    startColor: numbers.color(), endColor: numbers.color(), start: numbers.point(), end: numbers.point(),
    shadow: { color: numbers.color(), radius: numbers.one(), dx: numbers.one(), dy: numbers.one() },
    softness: numbers.one(),
  };
}

function readCommand(numbers) {
  return { kind: numbers.one(), x: numbers.one(), y: numbers.one(), width: numbers.one(), height: numbers.one() };
}

/** The layers of an icon, each with a path on a grid of 24. */
function readIcon(numbers) {
  return numbers.list(() => {
    const mode = numbers.one();
    const width = numbers.one();
    const { verbs, points } = numbers.path();
    const path = new Path2D();
    addPath(path, verbs, points, 0, verbs.length, 0);
    return { mode, width, path };
  });
}

/** Adds a part of a path to anything that has a canvas's path functions. */
function addPath(target, verbs, points, firstVerb, endVerb, firstPoint) {
  let next = firstPoint * 2;
  for (let index = firstVerb; index < endVerb; index += 1) {
    switch (verbs[index]) {
      case 0: target.moveTo(points[next], points[next + 1]); next += 2; break;
      case 1: target.lineTo(points[next], points[next + 1]); next += 2; break;
      case 2:
        target.bezierCurveTo(points[next], points[next + 1], points[next + 2], points[next + 3], points[next + 4], points[next + 5]);
        next += 6;
        break;
      default: target.closePath();
    }
  }
}
