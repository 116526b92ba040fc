// Putting items in order by drag, with a mouse or a finger.

class ItemDrag {
  constructor(panel) {
    this.panel = panel;
  }

  watch(grip, index) {
    listen(grip, 'pointerdown', (event) => this.begin(event, grip, index));
  }

  begin(event, grip, index) {
    if (event.button !== 0) return;
    const rows = [...this.panel.list.children];
    const row = rows[index];
    const frames = rows.map((element) => element.getBoundingClientRect());
    const start = event.clientY;
    let to = index;
    grip.setPointerCapture(event.pointerId);
    row.classList.add('dragged');
    const move = (moved) => {
      const dy = moved.clientY - start;
      const middle = frames[index].top + frames[index].height / 2 + dy;
      to = frames.filter((frame, place) => place !== index && frame.top + frame.height / 2 < middle).length;
      rows.forEach((element, place) => {
        const isBetween = place > index ? place <= to : place >= to;
        const way = place === index ? dy : isBetween ? Math.sign(index - place) * frames[index].height : 0;
        element.style.transform = way ? `translateY(${way}px)` : '';
      });
    };
    const end = (ended) => {
      grip.removeEventListener('pointermove', move);
      grip.removeEventListener('pointerup', end);
      grip.removeEventListener('pointercancel', end);
      for (const element of rows) element.style.transform = '';
      row.classList.remove('dragged');
      if (ended.type === 'pointerup') guarded(() => this.panel.move(index, to));
    };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end);
    grip.addEventListener('pointercancel', end);
  }
}
