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

  const adopt = (text: string) => {
    if (text.trim() === "" || adopted.has(text)) return;
    adopted.add(text);
    document.adoptedStyleSheets.push(constructed(text));
  };

  const write = (element: HTMLStyleElement, text: string) => {
    if (element.sheet === null) adopt(text);
    else replaceRules(element.sheet, text);
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

function replaceRules(sheet: CSSStyleSheet, text: string): void {
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const { cssText } of constructed(text).cssRules) {
    sheet.insertRule(cssText, sheet.cssRules.length);
  }
}
