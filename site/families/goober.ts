// notistack, which a demo shows, styles with goober, and goober writes its rules into a style element
// as text. The policy of pages forbids that. A constructed style sheet takes the same text.
class Rules {
  #text = '';
  readonly #sheet = new CSSStyleSheet();

  constructor() {
    document.adoptedStyleSheets.push(this.#sheet);
  }

  get data(): string {
    return this.#text;
  }

  set data(text: string) {
    this.#text = text;
    this.#sheet.replaceSync(text);
  }
}

// goober looks for its element under this name, and writes to the `data` of its first child.
if (typeof document !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: new Rules() } });
}
