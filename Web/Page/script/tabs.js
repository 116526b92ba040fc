// The page's own tabs.

class TabStrip {
  /** @param tabs pairs of a key and a title; @param panelOf a panel's id, or a function of the key */
  constructor(root, label, tabs, change, panelOf) {
    this.tabs = tabs;
    this.change = change;
    this.element = root;
    root.setAttribute('role', 'tablist');
    root.setAttribute('aria-label', label);
    root.classList.add('tab-strip');
    this.buttons = tabs.map(([key, title], index) => el('button', {
      type: 'button', role: 'tab', id: freshId('strip'), 'aria-controls': typeof panelOf === 'string' ? panelOf : panelOf(key), onclick: () => this.choose(index),
    }, title));
    root.append(...this.buttons);
    listen(root, 'keydown', (event) => {
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const count = tabs.length;
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : way ? (this.index + way + count) % count : null;
      if (next === null) return;
      event.preventDefault();
      this.choose(next);
      this.buttons[next].focus();
    });
    this.mark(0);
  }

  mark(index) {
    this.index = index;
    this.buttons.forEach((button, place) => {
      button.setAttribute('aria-selected', String(place === index));
      button.tabIndex = place === index ? 0 : -1;
    });
  }

  choose(index) {
    this.mark(index);
    this.change(this.tabs[index][0], index);
  }
}

class Panels {
  constructor() {
    const tabs = [['style', 'Style'], ['colors', 'Colors'], ['code', 'Code'], ['json', 'JSON'], ['findings', 'Findings']];
    this.strip = new TabStrip(byId('panel-tabs'), 'Panels', tabs, (key) => this.show(key), (key) => `panel-of-${key}`);
    this.panels = new Map(tabs.map(([key], index) => {
      const panel = el('section', { id: `panel-of-${key}`, class: 'panel', role: 'tabpanel', 'aria-labelledby': this.strip.buttons[index].id, tabindex: 0 });
      byId('panels').append(panel);
      return [key, panel];
    }));
    this.show(recall('panel', 'style'));
  }

  root(key) {
    return this.panels.get(key);
  }

  show(key) {
    if (!this.panels.has(key)) key = 'style';
    this.strip.mark([...this.panels.keys()].indexOf(key));
    for (const [name, panel] of this.panels) panel.hidden = name !== key;
    remember('panel', key);
  }
}
