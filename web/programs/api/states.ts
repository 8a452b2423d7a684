import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A class beside which scripts put the class of a state. */
export interface StateUse {
  /** The key of the class. */
  on: string;
  /** The key of the state. */
  state: string;
}

/** The keys that scripts compose a `className` from: `['row', selected && 'selected']`. */
const COMPOSED = /\['([\w-]+)',([^[\]]*)\]/g;
const GIVEN = /&& '([\w-]+)'/g;

/** Folders of other formats of the same scripts, and of other packages. */
const ELSEWHERE = new Set(["node_modules", "esm", "modern", "node"]);

/** The classes that the scripts of a folder, and of those in it, put beside others. */
export class StateUses {
  #found = new Map<string, StateUse[]>();

  below(folder: string): StateUse[] {
    const known = this.#found.get(folder);
    if (known !== undefined) return known;
    const found = scriptsBelow(folder).flatMap((file) => usesIn(readFileSync(file, "utf8")));
    this.#found.set(folder, found);
    return found;
  }
}

function usesIn(script: string): StateUse[] {
  return [...script.matchAll(COMPOSED)].flatMap(([, on = "", others = ""]) =>
    [...others.matchAll(GIVEN)].map(([, state = ""]) => ({ on, state })),
  );
}

function scriptsBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ELSEWHERE.has(entry.name) ? [] : scriptsBelow(path);
    return entry.name.endsWith(".js") ? [path] : [];
  });
}
