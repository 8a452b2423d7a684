/**
 * Lets style blocks that components draw in the browser live under the site's policy, which allows
 * none: the element stays empty. The text of one that is in the page becomes rules of its sheet,
 * in the element's place among the others, and goes with it. The text of any other becomes a
 * constructed style sheet, which the policy leaves to scripts. The same text is adopted once; it stays
 * when the component goes, since others may draw the same. Elements of prerendered markup are no exception:
 * what was in them is in the style sheet of the page.
 */
export function adoptStyleBlocks(document: Document): void {
  const adopted = new Set<string>();
  // As it is now: a text is scoped as a whole, and none of its rules a second time.
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its sheet
  const { insertRule } = CSSStyleSheet.prototype;

  const adopt = (text: string) => {
    if (text.trim() === "" || adopted.has(text)) return;
    adopted.add(text);
    document.adoptedStyleSheets.push(constructed(text));
  };

  const write = (element: HTMLStyleElement, text: string) => {
    if (element.sheet === null) adopt(text);
    else replaceRules(element.sheet, text);
  };

  const replaceRules = (sheet: CSSStyleSheet, text: string) => {
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const { cssText } of constructed(text).cssRules) {
      insertRule.call(sheet, cssText, sheet.cssRules.length);
    }
  };

  // Libraries use either.
  for (const property of ["textContent", "innerHTML"]) {
    Object.defineProperty(HTMLStyleElement.prototype, property, {
      configurable: true,
      get: () => "",
      set(this: HTMLStyleElement, text: string) {
        write(this, text);
      },
    });
  }
}

function constructed(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
