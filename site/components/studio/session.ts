import type { Steps } from './history';
import type { Kit } from './kit';
import { legalTheme } from './share';

/** Steps on either side that a session has: a storage is small. */
const most = 20;

/** The theme that is edited, with its steps, for as long as the tab is open. */
export function readSession(kit: Kit): Steps {
  const { past, present, future } = (parsed(stored(kit)) ?? {}) as Partial<Record<string, unknown>>;
  const all = (themes: unknown) =>
    Array.isArray(themes) ? themes.slice(0, most).map((theme) => legalTheme(kit, theme)) : [];
  return { past: all(past), present: legalTheme(kit, present), future: all(future) };
}

export function writeSession(kit: Kit, { past, present, future }: Steps): void {
  const steps = { past: past.slice(-most), present, future: future.slice(0, most) };
  try {
    sessionStorage.setItem(key(kit), JSON.stringify(steps));
  } catch (error) {
    // Some browsers keep nothing: then the page alone has it.
    if (!(error instanceof DOMException)) throw error;
  }
}

function stored(kit: Kit): string {
  try {
    return sessionStorage.getItem(key(kit)) ?? 'null';
  } catch (error) {
    if (error instanceof DOMException) return 'null';
    throw error;
  }
}

/** Anything may write to a storage. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function key(kit: Kit): string {
  return `theme-studio:${kit.id}`;
}
