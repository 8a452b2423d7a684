import { parseOptions, type SessionOptions, type SessionTheme, showInHeader } from './sessionTheme';

/**
 * Shows the theme of the session in this document, now and when it changes anywhere in the tab: `css`
 * writes what components take from the document, their provider gives them the rest.
 */
export function followSessionTheme(
  family: string,
  theme: SessionTheme,
  css: (options: SessionOptions) => string,
): void {
  const sheet = new CSSStyleSheet();
  const show = () => {
    const options = parseOptions(theme.stored());
    try {
      sheet.replaceSync(options === null ? '' : css(options));
    } catch (error) {
      // What the library cannot read would keep every demo from being drawn.
      theme.clear();
      reportError(error);
    }
  };
  document.adoptedStyleSheets.push(sheet);
  theme.follow(show);
  show();
  showInHeader(family, theme);
}
