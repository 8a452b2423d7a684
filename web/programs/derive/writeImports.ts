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
export type Effect = Pick<Import, "from" | "isType">;

/** Columns of a line, as demos are laid out. */
const columns = 80;

/** Writes imports, each module and each name once: a name that one uses as a value is no type. */
export function writeImports(imports: readonly Import[], effects: readonly Effect[]): string {
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
