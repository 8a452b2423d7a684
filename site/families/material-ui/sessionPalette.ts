import { isLegalColor } from './legalColor';
import { paletteCss, type PaletteColors } from './palette';

/** The palette that a reader has applied to all demos; the tab keeps it until it is closed. */
const key = 'material-ui-palette';
const changed = 'material-ui:palette';

export function storedPalette(): string | null {
  return whenAllowed(() => sessionStorage.getItem(key));
}

/** The palette that a text holds; none if it has no two colors: anything may write to a storage. */
export function parsePalette(stored: string | null): PaletteColors | null {
  const { primary, secondary } = (parsed(stored) ?? {}) as Partial<Record<string, unknown>>;
  return isColor(primary) && isColor(secondary) ? { primary, secondary } : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && isLegalColor(value);
}

/** Calls `listener` after each change in this document; the answer ends that. */
export function onSessionPalette(listener: () => void): () => void {
  document.addEventListener(changed, listener);
  return () => {
    document.removeEventListener(changed, listener);
  };
}

/** Keeps a palette and shows it at once; `null` returns to the theme's own. */
export function applySessionPalette(colors: PaletteColors | null): void {
  whenAllowed(() => {
    if (colors === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(colors));
    return null;
  });
  document.dispatchEvent(new CustomEvent(changed, { detail: colors }));
}

/** Shows the palette of the session in this document, now and when it changes anywhere in the tab. */
export function followSessionPalette(): void {
  const sheet = new CSSStyleSheet();
  const show = (colors: PaletteColors | null) => {
    sheet.replaceSync(colors === null ? '' : paletteCss(colors));
  };
  document.adoptedStyleSheets.push(sheet);
  show(parsePalette(storedPalette()));
  document.addEventListener(changed, (event) => {
    show((event as CustomEvent<PaletteColors | null>).detail);
  });
  // Demos in documents of their own hear of it in this way.
  window.addEventListener('storage', (event) => {
    if (event.key === key) show(parsePalette(storedPalette()));
  });
}

/** Some browsers, and frames without an origin, keep nothing: then the page alone shows it. */
function whenAllowed(use: () => string | null): string | null {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
