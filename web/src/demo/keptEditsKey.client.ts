import { whenAllowed } from "../browser/stores.client";

/** Returns the key of the tab's storage under which the edits of a demo are kept. */
export function keptEditsKey({ location }: Document, demo: string): string {
  return `edits:${location.pathname}#${demo}`;
}

/** Returns the names of the demos of a page whose edits the tab has kept. */
export function demosWithKeptEdits(page: Document): string[] {
  const start = keptEditsKey(page, "");
  const keys = whenAllowed(() => Object.keys(sessionStorage)) ?? [];
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}
