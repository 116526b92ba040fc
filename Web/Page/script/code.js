// The bar as Swift code. The module writes it; the page asks, colors and copies.

const swiftWords = new Set('import struct class enum extension func var let some any self super Self return if else guard switch case default for in while true false nil init override private public static final @main'.split(' '));

class CodePanel {
  constructor(studio, root) {
    this.studio = studio;
    this.tabs = new TabStrip(el('div', {}), 'Framework', [['swiftui', 'SwiftUI'], ['uikit', 'UIKit']], (_, index) => {
      remember('framework', index);
      this.refresh();
    }, 'code-view');
    this.tabs.mark(recall('framework', 0) === 1 ? 1 : 0);
    this.code = el('code');
    this.view = el('pre', { class: 'code', id: 'code-view', role: 'tabpanel', tabindex: 0, 'aria-label': 'Code' }, this.code);
    this.copy = el('button', { type: 'button', class: 'text-button', onclick: (event) => copyText(this.code.textContent, event.currentTarget) }, drawing('copy'), 'Copy');
    this.save = el('button', { type: 'button', class: 'text-button', onclick: () => this.download() }, drawing('save'), 'Save');
    root.append(el('div', { class: 'buttons spread' }, this.tabs.element, el('div', { class: 'buttons' }, this.save, this.copy)), el('div', { class: 'well' }, this.view));
    studio.store.watch(() => this.refresh());
  }

  refresh() {
    fill(this.code, highlighted(this.studio.engine.exportCode(this.tabs.index)));
  }

  /** As a file that is named for the type in it. */
  download() {
    const source = this.code.textContent;
    saveText(source, `${/^(?:final )?(?:struct|class) (\w+)/m.exec(source)?.[1] ?? 'TabBar'}.swift`, 'text/x-swift');
  }
}

/** Swift source as spans of comments, strings, numbers, words and types. */
function highlighted(source) {
  const token = /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*")|(\b0x[0-9A-Fa-f_]+\b|\b\d[\d_.]*\b)|([@#]?[A-Za-z_][A-Za-z0-9_]*)|(\s+|.)/g;
  return Array.from(source.matchAll(token), ([text, comment, string, number, word]) => {
    let kind = '';
    if (comment) kind = 'comment';
    else if (string) kind = 'string';
    else if (number) kind = 'number';
    else if (swiftWords.has(word)) kind = 'keyword';
    else if (word && /^[A-Z]/.test(word)) kind = 'type';
    return kind ? el('span', { class: kind }, text) : text;
  });
}
