import { sitePath, withBase } from "../browser/basePath";

/** A row of the site's map: a page, an old anchor of it and a new one. `*` is any text. */
export type Move = readonly [page: string, from: string, to: string];

const map = `${import.meta.env.BASE_URL}anchors.json`;
const top = "top";
/** Where a word begins in a name such as `IconButton`. */
const innerCapital = /([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g;

/** Leads on from an anchor that the page does not have, if the map of the site knows it. */
export async function followMoved(root: Document, anchor: string): Promise<void> {
  const name = decoded(anchor);
  // No anchor is so long; comparing takes longer the longer it is.
  if (name.length > 500) return;
  if (root.getElementById(name) !== null) return;
  // Without a network, or without the map, the reader stays at the top of the right page.
  const response = await fetch(map).catch(() => null);
  if (!response?.ok) return;
  const ids = [...root.querySelectorAll("main [id]")].map(({ id }) => id);
  const target = movedTo((await response.json()) as Move[], sitePath(location.pathname), name, ids);
  if (target !== null) location.replace(target.startsWith("/") ? withBase(target) : `#${target}`);
}

/** Where an old anchor of a page leads now; builds look for it in the same way. */
export function movedTo(
  moves: readonly Move[],
  page: string,
  anchor: string,
  ids: readonly string[],
): string | null {
  for (const [pages, from, to] of moves) {
    const parts = fit(from, anchor);
    if (parts === null || fit(pages, page) === null) continue;
    const found = targets(to, parts, ids).find(
      (target) => ids.includes(target) || target === top || target.startsWith("/"),
    );
    if (found !== undefined) return found;
  }
  return null;
}

function targets(to: string, parts: readonly string[], ids: readonly string[]): string[] {
  if (!to.includes("*")) return [to];
  const [first, ...others] = parts;
  if (first === undefined) {
    // A section has a shorter name than what is in it.
    return ids.filter((id) => fit(to, id) !== null).sort((a, b) => a.length - b.length);
  }
  return [
    filled(to, parts),
    filled(to, [first.replace(innerCapital, "$1$2-").toLowerCase(), ...others]),
  ];
}

function filled(to: string, parts: readonly string[]): string {
  return parts.reduce((target, part) => target.replace("*", () => part), to);
}

/** Returns the text of each `*`, or nothing where a text does not fit. */
function fit(pattern: string, text: string): readonly string[] | null {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "(.*?)");
  return new RegExp(`^${escaped}$`, "s").exec(text)?.slice(1) ?? null;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor; // badly encoded: taken as it is
  }
}
