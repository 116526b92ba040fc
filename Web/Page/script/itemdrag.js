// Putting items in order by drag, with a mouse or a finger.

/** How near to an edge of what is seen of the list, in points, a drag scrolls it. */
const dragMargin = 36;

class ItemDrag {
  constructor(panel) {
    this.panel = panel;
  }

  watch(grip, index) {
    listen(grip, 'pointerdown', (event) => this.begin(event, grip, index));
  }

  begin(event, grip, index) {
    if (event.button !== 0) return;
    const { list } = this.panel;
    const rows = [...list.children];
    const row = rows[index];
    const frames = rows.map((element) => element.getBoundingClientRect());
    const listTop = () => list.getBoundingClientRect().top;
    const firstTop = listTop();
    const start = event.clientY;
    let at = start;
    let to = index;
    let isCreeping = false;
    let isOver = false;
    grip.setPointerCapture(event.pointerId);
    row.classList.add('dragged');
    const place = () => {
      // What is scrolled meanwhile counts like the finger's own way; no item leaves the list.
      const dy = clamp(at - start - (listTop() - firstTop), frames[0].top - frames[index].top, frames.at(-1).bottom - frames[index].bottom);
      // Past those whose middle it covers with its edge, however high it is itself.
      const middles = frames.map((frame) => frame.top + frame.height / 2);
      const below = middles.filter((middle, place) => place > index && middle < frames[index].bottom + dy).length;
      const above = middles.filter((middle, place) => place < index && middle > frames[index].top + dy).length;
      to = index + below - above;
      rows.forEach((element, place) => {
        const isBetween = place > index ? place <= to : place >= to;
        const way = place === index ? dy : isBetween ? Math.sign(index - place) * frames[index].height : 0;
        element.style.transform = way ? `translateY(${way}px)` : '';
      });
    };
    /** Scrolls on while the finger is at an edge. */
    const creep = () => {
      const { scroller, top, bottom } = this.surroundings();
      const beyond = Math.min(0, at - top - dragMargin) + Math.max(0, at - bottom + dragMargin);
      isCreeping = !isOver && beyond !== 0;
      if (!isCreeping) return;
      if (!grip.isConnected) return end({ type: 'gone' });
      scroller.scrollTop += clamp(beyond / 3, -14, 14);
      place();
      requestAnimationFrame(creep);
    };
    const move = (moved) => {
      at = moved.clientY;
      place();
      if (!isCreeping) creep();
    };
    const end = (ended) => {
      if (ended.type === 'keydown' && ended.key !== 'Escape') return;
      isOver = true;
      grip.removeEventListener('pointermove', move);
      grip.removeEventListener('pointerup', end);
      grip.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', end);
      for (const element of rows) element.style.transform = '';
      row.classList.remove('dragged');
      if (ended.type === 'pointerup') guarded(() => this.panel.move(index, to));
    };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end);
    grip.addEventListener('pointercancel', end);
    document.addEventListener('keydown', end);
  }

  /** What scrolls the list, and between which heights of the window it is seen. */
  surroundings() {
    const side = this.panel.list.closest('.side');
    if (getComputedStyle(side).overflowY !== 'visible') {
      const { top, bottom } = side.getBoundingClientRect();
      return { scroller: side, top, bottom };
    }
    return { scroller: document.scrollingElement, top: document.querySelector('.live').getBoundingClientRect().bottom, bottom: innerHeight };
  }
}
