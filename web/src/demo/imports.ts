/** A name that a module imports. */
interface Import {
  /** A package, or a file beside it. */
  readonly from: string;
  readonly local: string;
  readonly isType: boolean;
}

const statement =
  /^import\s+(?:(type)\s+(?!from\b))?(?:([\w$]+)[\s,]+)?(?:\{([^}]*)\}\s*|\*\s*as\s+([\w$]+)\s*)?(?:from\s*)?(['"])(.+?)\5;?/gm;
/** The first line of formatted code that belongs to no import, or above it. */
const firstOther = /^(?!import\b|\}|\/[/*]|['"]use )\S/m;
const specifier = /(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g;

/** The imports of a module: they are above all other code. */
function readImports(source: string): readonly Import[] {
  const end = firstOther.exec(source)?.index ?? source.length;
  return [...source.slice(0, end).matchAll(statement)].flatMap((found) => {
    const [, type, byDefault, named = "", whole, , from = ""] = found;
    const isType = type !== undefined;
    const ofModule = [byDefault, whole].flatMap((local) =>
      local ? [{ from, local, isType }] : [],
    );
    const specifiers = [...named.matchAll(specifier)].map(([, own, name = "", local = name]) => {
      return { from, local, isType: isType || own !== undefined };
    });
    return [...ofModule, ...specifiers];
  });
}

/** The package of a module, such as `@oak/bark` of `@oak/bark/Leaf`. */
export function packageOf(from: string): string {
  return from.split("/", from.startsWith("@") ? 2 : 1).join("/");
}

/** The names that a module uses as values, by the package or the file beside it that they come from. */
export function namesBySource(source: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const one of readImports(source).filter(({ isType }) => !isType)) {
    const from = one.from.startsWith(".") ? one.from : packageOf(one.from);
    names.set(from, [...(names.get(from) ?? []), one.local]);
  }
  return names;
}
