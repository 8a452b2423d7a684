/** A name that a module imports. */
export interface Import {
  /** A package, or a file beside it. */
  readonly from: string;
  /** Its name there; `default`, or `*` for the whole module. */
  readonly name: string;
  readonly local: string;
  readonly isType: boolean;
}

/** A module that is imported for its effect: a style sheet, or types that it adds to a package. */
interface Effect {
  readonly from: string;
  readonly isType: boolean;
}

export interface Imports {
  readonly imports: readonly Import[];
  readonly effects: readonly Effect[];
}

/** Columns of a line, as demos are laid out. */
const columns = 80;

const statement =
  /^import\s+(?:(type)\s+(?!from\b))?(?:([\w$]+)[\s,]+)?(?:\{([^}]*)\}\s*|\*\s*as\s+([\w$]+)\s*)?(?:from\s*)?(['"])(.+?)\5;?[^\S\n]*\n?/gm;
/** The first line of formatted code that belongs to no import, or above it. */
const firstOther = /^(?!import\b|\}|\/[/*]|['"]use )\S/m;
const specifier = /(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g;

/** Takes the imports out of a module: they are above all other code. */
export function readImports(source: string): Imports & { readonly rest: string } {
  const imports: Import[] = [];
  const effects: Effect[] = [];
  const end = firstOther.exec(source)?.index ?? source.length;
  const above = source
    .slice(0, end)
    .replace(statement, (_: string, ...groups: (string | undefined)[]) => {
      const [type, byDefault, named = "", whole, , from = ""] = groups;
      const count = imports.length;
      const add = (name: string, local: string, isType = type !== undefined) => {
        imports.push({ from, name, local, isType });
      };
      if (byDefault !== undefined) add("default", byDefault);
      if (whole !== undefined) add("*", whole);
      for (const [, own, name = "", local = name] of named.matchAll(specifier)) {
        add(name, local, (type ?? own) !== undefined);
      }
      if (imports.length === count) effects.push({ from, isType: type !== undefined });
      return "";
    });
  return { imports, effects, rest: above + source.slice(end) };
}

/** Whether a module is a file of the same project. */
export function isBeside({ from }: Pick<Import, "from">): boolean {
  return from.startsWith(".");
}

/** The package of a module, such as `@oak/bark` of `@oak/bark/Leaf`. */
export function packageOf(from: string): string {
  return from.split("/", from.startsWith("@") ? 2 : 1).join("/");
}

/** The names that a module uses as values, by the package or the file beside it that they come from. */
export function namesBySource(source: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const one of readImports(source).imports.filter(({ isType }) => !isType)) {
    const from = isBeside(one) ? one.from : packageOf(one.from);
    names.set(from, [...(names.get(from) ?? []), one.local]);
  }
  return names;
}

/** Writes imports, each module and each name once: a name that one uses as a value is no type. */
export function writeImports({ imports, effects }: Imports): string {
  const sources = new Set(imports.map(({ from }) => from));
  const named = [...sources].flatMap((from) => writeModule(imports, from));
  return [...new Set(effects.map(writeEffect)), ...named].join("\n");
}

function writeEffect({ from, isType }: Effect): string {
  return `import ${isType ? "type {} from " : ""}'${from}';`;
}

function writeModule(imports: readonly Import[], from: string): readonly string[] {
  const ofModule = imports.filter((one) => one.from === from);
  const values = new Set(ofModule.filter(({ isType }) => !isType).map(({ local }) => local));
  const once = new Map(ofModule.map((one) => [one.local, one]));
  const all = [...once.values()].map((one) => ({ ...one, isType: !values.has(one.local) }));
  const isNamed = ({ name }: Import) => name !== "default" && name !== "*";
  const named = all.filter(isNamed);
  const others = all.filter((one) => !isNamed(one)).map(writeOther);
  return named.length === 0 ? others : [...others, writeNamed(named, from)];
}

function writeOther({ from, name, local, isType }: Import): string {
  return `import ${isType ? "type " : ""}${name === "*" ? "* as " : ""}${local} from '${from}';`;
}

function writeNamed(imports: readonly Import[], from: string): string {
  const areTypes = imports.every(({ isType }) => isType);
  const names = imports.map(({ name, local, isType }) => {
    return `${isType && !areTypes ? "type " : ""}${name === local ? "" : `${name} as `}${local}`;
  });
  const write = (inside: string) => `import ${areTypes ? "type " : ""}{${inside}} from '${from}';`;
  const line = write(` ${names.join(", ")} `);
  return line.length <= columns ? line : write(`\n${names.map((name) => `  ${name},\n`).join("")}`);
}
