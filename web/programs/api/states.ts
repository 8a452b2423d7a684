import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A class beside which scripts put the class of a state. */
export interface StateUse {
  /** The key of the class. */
  on: string;
  /** The key of the state. */
  state: string;
}

/** What a script says of classes. */
interface Script {
  name: string;
  uses: StateUse[];
  /** The functions that name classes in it. */
  makers: Set<string>;
  /** The modules beside it that it imports, by their last names. */
  imports: Set<string>;
  /** Whether it hands keys of others to such a function. */
  composes: boolean;
}

/** The keys that scripts compose a `className` from: `['row', selected && 'selected']`. */
const COMPOSED = /\['([\w-]+)',([^[\]]*)\]/g;
const GIVEN = /&& '([\w-]+)'/g;
const MAKER = /\bget\w+UtilityClass\b/g;
const IMPORT = /\.\/(?:\w+\/)*(\w+)["']/g;

/** Folders of other formats of the same scripts, and of other packages. */
const ELSEWHERE = new Set(["node_modules", "esm", "modern", "node"]);

/** The classes that scripts put beside others. */
export class StateUses {
  #scripts = new Map<string, Script[]>();

  /**
   * Those in a folder, and in folders in it, whose names are made by one function: in scripts that name
   * it, or that import one which hands it the keys of others.
   */
  below(folder: string, maker: string): StateUse[] {
    const scripts = this.#in(folder);
    const makes = (one: Script) => one.makers.has(maker);
    const helpers = scripts.filter((one) => makes(one) && one.composes && one.uses.length === 0);
    const isUser = (one: Script) => helpers.some(({ name }) => one.imports.has(name));
    return scripts.filter((one) => makes(one) || isUser(one)).flatMap(({ uses }) => uses);
  }

  #in(folder: string): Script[] {
    const known = this.#scripts.get(folder);
    if (known !== undefined) return known;
    const found = scriptsBelow(folder).map((file) => read(file));
    this.#scripts.set(folder, found);
    return found;
  }
}

function read(file: string): Script {
  const text = readFileSync(file, "utf8");
  return {
    name: basename(file, ".js"),
    uses: usesIn(text),
    makers: new Set([...text.matchAll(MAKER)].map(([name]) => name)),
    imports: new Set([...text.matchAll(IMPORT)].map(([, name = ""]) => name)),
    composes: text.includes("composeClasses"),
  };
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
