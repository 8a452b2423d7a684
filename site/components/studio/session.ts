import type { ThemeValue } from './theme';

/** The theme that is edited, for as long as the tab is open. */
export function readSession(kit: string): ThemeValue {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key(kit)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as ThemeValue) : {};
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return {};
    throw error;
  }
}

export function writeSession(kit: string, theme: ThemeValue): void {
  try {
    sessionStorage.setItem(key(kit), JSON.stringify(theme));
  } catch (error) {
    // Some browsers keep nothing: then the page alone has it.
    if (!(error instanceof DOMException)) throw error;
  }
}

function key(kit: string): string {
  return `theme-studio:${kit}`;
}
