import {
  isBeside,
  keyOf,
  readModules,
  unnamed,
  type Module,
  type Source,
  type Statement,
} from "./modules.ts";
import { writeImports, type Import } from "./writeImports.ts";

/** Text, or a part of one of the files: its number, where it starts and where it ends. */
export type Piece = string | readonly [file: number, start: number, end: number];

/** What a name stands for: a declaration of a module, or what a package exports. */
interface Entity {
  /** How modules import it from a package. */
  readonly imports: Import[];
}

/** A module, and what the joined file takes of it. */
interface Part {
  readonly module: Module;
  /** Of its file, among those of the demo. */
  readonly number: number;
  readonly used: Set<Statement>;
  /** What names stand for that these use and declare. */
  readonly bound: Map<string, Entity>;
}

/** Lines that may be read as one file: some rows of data, and the demo. */
const maxLines = 400;
const script = /\.[jt]sx?$/;

/** Why files stay apart. */
class StaysApart extends Error {}

/**
 * Joins the scripts of each demo, its entry first, to one that works alone: above the entry is what it uses
 * of the others. A name that would be taken for another one, or hide one of the browser, is changed.
 *
 * @returns `null` for a demo without files, where one is needed as such, and where much would be joined.
 */
export function joinDemos(demos: readonly (readonly Source[])[]): (readonly Piece[] | null)[] {
  const modules = readModules(demos.flat());
  return demos.map((files) => {
    try {
      const pieces = new JoinedFile(files.flatMap((one) => modules.get(keyOf(one)) ?? [])).write();
      return textOf(pieces, files).split("\n").length > maxLines ? null : pieces;
    } catch (error) {
      if (error instanceof StaysApart) return null;
      throw error;
    }
  });
}

/** The text of pieces. */
export function textOf(pieces: readonly Piece[], files: readonly Source[]): string {
  const text = (piece: Piece) =>
    typeof piece === "string" ? piece : files[piece[0]]?.source.slice(piece[1], piece[2]);
  return pieces.map(text).join("");
}

class JoinedFile {
  readonly #modules: readonly Module[];
  /** In the order in which modules run: each is below those that it imports. */
  readonly #parts: Part[] = [];
  readonly #entities = new Map<string, Entity>();
  readonly #names = new Map<Entity, string>();

  constructor(modules: readonly Module[]) {
    this.#modules = modules;
    this.#enter(modules[0], new Set());
    for (const part of this.#fromEntry()) this.#useWhatRuns(part);
    for (const entity of this.#fromEntry().flatMap(({ bound }) => [...bound.values()])) {
      if (!this.#names.has(entity)) this.#names.set(entity, this.#nameFor(entity));
    }
  }

  #fromEntry(): readonly Part[] {
    return this.#parts.toReversed();
  }

  #enter(module: Module | undefined, entered: Set<Module>): void {
    if (module === undefined || module.isBound) throw new StaysApart();
    if (entered.has(module)) return;
    entered.add(module);
    for (const from of module.beside) this.#enter(this.#moduleOf(from), entered);
    const number = this.#modules.indexOf(module);
    this.#parts.push({ module, number, used: new Set(), bound: new Map() });
  }

  #moduleOf(from: string): Module | undefined {
    const stem = (name: string) => name.replace(/^\.\//, "").replace(script, "");
    return this.#modules.find(({ name }) => stem(name) === stem(from));
  }

  /** Of the entry and of what is imported for its effect all is used, of others what declares nothing. */
  #useWhatRuns(part: Part): void {
    const isEntry = part.number === 0;
    const effects = this.#parts.flatMap(({ module }) => module.effects.filter(isBeside));
    const isWhole = isEntry || effects.some(({ from }) => this.#moduleOf(from) === part.module);
    for (const statement of part.module.statements) {
      const runs = isWhole || statement.names.length === 0;
      if (isEntry || (runs && !statement.onlyExports)) this.#use(part, statement);
    }
    for (const one of isEntry ? part.module.imports.values() : []) {
      if (!isBeside(one)) this.#bind(part, one.local);
    }
  }

  #use(part: Part, statement: Statement): void {
    if (part.used.has(statement)) return;
    if (statement.isBound) throw new StaysApart();
    part.used.add(statement);
    for (const { name } of editsOf(part, statement)) if (name !== undefined) this.#bind(part, name);
  }

  /** Finds what a name of a module stands for, and uses the statements that declare it. */
  #bind(part: Part, local: string): void {
    if (part.bound.has(local)) return;
    part.bound.set(local, this.#resolve(part.module, local));
  }

  #resolve(module: Module, local: string): Entity {
    const imported = module.imports.get(local);
    if (imported === undefined) return this.#declared(module, local);
    if (!isBeside(imported)) return this.#ofPackage(imported);
    const found = this.#exported(this.#moduleOf(imported.from), imported.name, new Set());
    if (found === null) throw new StaysApart();
    return found;
  }

  #declared(module: Module, name: string): Entity {
    // The entry has its exports in the joined file too.
    const part = this.#parts.find((one) => one.module === module);
    if (part?.number === 0 && name === unnamed) throw new StaysApart();
    const entity = this.#entity(`${module.name} ${name}`);
    for (const statement of module.statements) {
      if (part !== undefined && statement.names.includes(name)) this.#use(part, statement);
    }
    return entity;
  }

  #ofPackage(imported: Import): Entity {
    const entity = this.#entity(`${imported.from} ${imported.name} ${imported.local}`);
    entity.imports.push(imported);
    return entity;
  }

  #entity(key: string): Entity {
    const entity = this.#entities.get(key) ?? { imports: [] };
    this.#entities.set(key, entity);
    return entity;
  }

  #exported(module: Module | undefined, name: string, seen: Set<Module>): Entity | null {
    if (module === undefined || seen.has(module)) return null;
    seen.add(module);
    const own = module.exports.get(name);
    if (own === undefined) {
      const found = module.stars.map((from) => this.#exported(this.#moduleOf(from), name, seen));
      return found.find((one) => one !== null) ?? null;
    }
    const { from } = own;
    if (from === undefined) return this.#resolve(module, own.name);
    if (isBeside({ from })) return this.#exported(this.#moduleOf(from), own.name, seen);
    return this.#ofPackage({ ...own, from, local: name });
  }

  /** The first name that means nothing else wherever the file uses it. */
  #nameFor(entity: Entity): string {
    const names = this.#fromEntry()
      .flatMap(({ bound }) => [...bound.keys()].filter((name) => bound.get(name) === entity))
      .filter((name) => name !== unnamed);
    const own = names.find((name) => this.#isFree(name, entity));
    if (own !== undefined) return own;
    const [first = "value"] = names;
    let number = 2;
    while (!this.#isFree(`${first}${String(number)}`, entity)) number++;
    return `${first}${String(number)}`;
  }

  #isFree(name: string, entity: Entity): boolean {
    if ([...this.#names.values()].includes(name)) return false;
    return this.#parts.every(({ module, used, bound }) => {
      if (bound.get(name) === entity) return true;
      const isNew = module.words.has(name) && [...bound.values()].includes(entity);
      return !isNew && ![...used].some((one) => one.usesGlobal(name));
    });
  }

  write(): readonly Piece[] {
    const directives = new Set(this.#parts.flatMap(({ module }) => module.directives));
    const sections = [
      [[...directives].join("\n")],
      [this.#writeImports()],
      ...this.#parts.map((part) => this.#writePart(part)),
    ];
    return merged([...separated(sections), "\n"]);
  }

  #writeImports(): string {
    const imports = this.#fromEntry().flatMap(({ module, bound }) =>
      [...module.imports.keys()].flatMap((name) => {
        const entity = bound.get(name);
        const [one] = entity?.imports ?? [];
        if (entity === undefined || one === undefined) return [];
        const isType = entity.imports.every((each) => each.isType);
        return [{ ...one, local: this.#names.get(entity) ?? one.local, isType }];
      }),
    );
    const effects = this.#fromEntry().flatMap(({ module }) => module.effects);
    return writeImports(
      imports,
      effects.filter((one) => !isBeside(one)),
    );
  }

  #writePart(part: Part): readonly Piece[] {
    const { name, statements } = part.module;
    const runs: Statement[][] = [];
    for (const statement of statements.filter((one) => part.used.has(one))) {
      const run = runs.at(-1);
      if (run?.at(-1)?.end === statement.start) run.push(statement);
      else runs.push([statement]);
    }
    const written = separated(runs.map((run) => this.#writeRun(part, run)));
    return written.length === 0 ? [] : [`// ${name}\n\n`, ...written];
  }

  /** Writes statements that follow one another, as they are laid out. */
  #writeRun(part: Part, run: readonly Statement[]): readonly Piece[] {
    const { number, module } = part;
    const from = run[0]?.start ?? 0;
    const code = module.source.slice(from, run.at(-1)?.end);
    const end = from + code.trimEnd().length;
    let at = from + code.length - code.trimStart().length;
    if (at >= end) return [];
    const pieces: Piece[] = [];
    const edits = run.flatMap((one) => this.#changes(part, one));
    for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
      pieces.push([number, at, edit.start], edit.text);
      at = edit.end;
    }
    return [...pieces, [number, at, end]];
  }

  #changes(part: Part, statement: Statement) {
    return editsOf(part, statement).flatMap(
      ({ start, end, name, before = "", after = "", isTag }) => {
        if (name === undefined) return [{ start, end, text: before }];
        const entity = part.bound.get(name);
        const final = (entity && this.#names.get(entity)) ?? name;
        if (final === name) return [];
        const isSeen = part.number === 0 && statement.isExported && statement.names.includes(name);
        if (isSeen || (isTag === true && /^[a-z]/.test(final))) throw new StaysApart();
        return [{ start, end, text: `${before}${final}${after}` }];
      },
    );
  }
}

/** Only the entry has its exports in the joined file. */
function editsOf({ number }: Part, { edits, exporting }: Statement) {
  return number === 0 ? edits : [...edits, ...exporting];
}

/** Puts an empty line between what is there. */
function separated(sections: readonly (readonly Piece[])[]): readonly Piece[] {
  const filled = sections.filter((pieces) => pieces.some((piece) => piece !== ""));
  return filled.flatMap((pieces, index) => (index === 0 ? pieces : ["\n\n", ...pieces]));
}

/** The same in fewer pieces. */
function merged(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof last === "string" && typeof piece === "string") result.splice(-1, 1, last + piece);
    else if (typeof piece === "string" || piece[1] < piece[2]) result.push(piece);
  }
  return result;
}
