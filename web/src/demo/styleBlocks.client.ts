/**
 * Lets style blocks that components draw in the browser live under the site's policy, which allows
 * none: the element stays empty, and its text becomes a constructed style sheet, which the policy
 * leaves to scripts. The same text is adopted once; it stays when the component goes, since others
 * may draw the same.
 */
export function adoptStyleBlocks(document: Document): void {
  const create = document.createElement.bind(document);
  const adopted = new Set<string>();

  const adopt = (text: string) => {
    if (text === "" || adopted.has(text)) return;
    adopted.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  };

  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === "style") {
      Object.defineProperty(element, "textContent", { get: () => "", set: adopt });
    }
    return element;
  };
}
