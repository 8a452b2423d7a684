import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { aliasesOf } from "../shared/aliases.ts";
import { isRecord, parseJson } from "../shared/unknown.ts";
import { defaultName, isDrawn, isNameless } from "./defaultExports.ts";
import { type DemoFacts, DemoFactsReader, isRequired, type Props } from "./demoFacts.ts";
import { memberOf, nameInTypes, ownerName } from "./members.ts";
import { Order } from "./order.ts";
import { exportsOf, isValue, Modules } from "./program.ts";
import { checkedType, isOpaque, isScript, propsTypeOf } from "./propTypes.ts";
import { unstable } from "./unstable.ts";

interface ExportsRequest {
  /** The folder that holds `node_modules`. */
  root: string;
  packages: string[];
}

type ExportedComponent = FoundComponent & DemoFacts;

interface FoundComponent {
  /** Without the prefix of what may still change. */
  name: string;
  package: string;
  /** The module of the package that exports it, where its index does not. */
  module: string | null;
  /** What its declaration says of it. */
  description: string;
  /** The statement that imports it: from a module of its own if it has one. */
  code: string;
}

interface PackageExports {
  components: ExportedComponent[];
  /** Names of the themes that a provider of the packages takes, or any provider if they have none. */
  themes: string[];
  /** Names of modules in the sources of linked packages, with paths from the root folder. */
  aliases: Record<string, string[]>;
  /** Names of the types that declare style properties by the dozen. */
  styleTypes: string[];
  /** Whether a package has no types, so that a project in TypeScript has to declare it. */
  untyped: boolean;
}

/** Contexts can be called too, and enumerations and constants are written in capitals. */
const componentName = /^[A-Z][a-z](?!.*Context$)/;

/** The one that readers see without a choice of theirs comes first. */
const themeNames = ["theme", "defaultTheme", "lightTheme"];

/** Returns the components and themes that packages export from their index, or else from modules. */
export function packageExports({ root, packages }: ExportsRequest): PackageExports {
  const modules = new Modules(root);
  const homes = packages.map((owner) => homesOf(modules, owner));
  const program = modules.program(["react", ...homes.flat().map(({ specifier }) => specifier)], []);
  const checker = program.getTypeChecker();
  const reader = new DemoFactsReader(checker);
  const found = homes.flatMap((some) =>
    distinct(some.flatMap((home) => componentsOf(program, modules, home))),
  );
  for (const { props } of found) reader.note(props);
  const components = found.map(({ component, props }) => ({ ...component, ...reader.of(props) }));
  const themes = packages.flatMap((owner) =>
    themesOf(checker, exportsOf(program, modules.file(owner))),
  );
  const untyped = packages.some((owner) => isScript(indexOf(modules, owner) ?? ""));
  return { components, themes, styleTypes: reader.styleTypes, untyped, aliases: aliasesOf(root) };
}

/** A module from which a package exports components. */
interface Home {
  owner: string;
  specifier: string;
}

/** The index of a package, and its other modules. */
function homesOf(modules: Modules, owner: string): Home[] {
  const homes = specifiersBelow(modules, owner).map((specifier) => ({ owner, specifier }));
  return indexOf(modules, owner) === undefined ? homes : [{ owner, specifier: owner }, ...homes];
}

/** The index of a package; none is a script beside modules that have types. */
function indexOf(modules: Modules, owner: string) {
  const index = modules.file(owner);
  if (index === undefined || !isScript(index)) return index;
  const files = specifiersBelow(modules, owner).map((specifier) => modules.file(specifier));
  return files.some((file) => file !== undefined && !isScript(file)) ? undefined : index;
}

function specifiersBelow({ root }: Modules, owner: string): string[] {
  const folder = path.join(root, "node_modules", owner);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const folders = names.filter((name) => existsSync(path.join(folder, name, "package.json")));
  const others = new Set([...exportedModules(path.join(folder, "package.json")), ...folders]);
  return [...others].map((name) => `${owner}/${name}`);
}

/** The names of modules in `exports` of a package, such as `async`, without patterns and other files. */
function exportedModules(file: string): string[] {
  const manifest = existsSync(file) ? parseJson(readFileSync(file, "utf8")) : {};
  const exported = isRecord(manifest) && isRecord(manifest["exports"]) ? manifest["exports"] : {};
  return Object.keys(exported).flatMap((key) => /^\.\/([\w/-]+)$/.exec(key)?.[1] ?? []);
}

function themesOf(checker: ts.TypeChecker, exported: Map<string, ts.Symbol>) {
  const provider = exported.get("ThemeProvider");
  const props =
    provider && signaturesOf(checker, provider).map((one) => propsOf(checker, one, provider));
  return themeNames.filter((name) => {
    const symbol = exported.get(name);
    const theme = symbol && checker.getTypeOfSymbol(symbol);
    if (theme === undefined || theme.getCallSignatures().length > 0) return false;
    return props?.some((one) => takesTheme(checker, one, theme)) ?? true;
  });
}

/** Whether a provider with these props needs nothing but this theme. */
function takesTheme(checker: ts.TypeChecker, props: ts.Type | undefined, theme: ts.Type) {
  const wanted = props?.getProperty("theme");
  const others = props?.getProperties().filter((prop) => prop !== wanted) ?? [];
  return (
    wanted !== undefined &&
    checker.isTypeAssignableTo(theme, checker.getTypeOfSymbol(wanted)) &&
    !others.some(isRequired)
  );
}

/** A component with what is compared and read of it. */
interface Read {
  component: FoundComponent;
  symbol: ts.Symbol;
  props: Props;
}

/** Those of modules beside the index only where it does not export them. */
function distinct(found: Read[]): Read[] {
  const names = new Set<string>();
  const symbols = new Set<ts.Symbol>();
  return found.filter(({ component: { name, module }, symbol }) => {
    const isKnown = names.has(name) || (module !== null && symbols.has(symbol));
    names.add(name);
    symbols.add(symbol);
    return !isKnown;
  });
}

function componentsOf(program: ts.Program, modules: Modules, { owner, specifier }: Home): Read[] {
  const checker = program.getTypeChecker();
  const index = exportsOf(program, modules.file(specifier), isValue);
  const module = specifier === owner ? null : specifier.slice(owner.length + 1);
  const main = indexOf(modules, owner);
  const isBeside = module !== null && main !== undefined;
  // Modules of a package with a list of names are where these come from, and hold what is internal.
  if (isBeside && !exportsOf(program, main).has("default")) return [];
  return namedValues(checker, index, specifier).flatMap(({ name: fullName, exported, symbol }) => {
    if (isBeside && exported !== "default") return [];
    const name = ownerName(fullName);
    const signatures = signaturesOf(checker, symbol);
    const opaque = isOpaque(checker, symbol) ? [checkedType(checker, symbol)] : [];
    const isUnsure = exported === "default" && isNameless(symbol);
    const isComponentLike = isUnsure ? isDrawn(signatures) : signatures.length > 0;
    if (!isComponentLike && opaque.length === 0) return [];
    const own = exportsOf(program, modules.file(`${owner}/${name}`));
    const component = {
      name: fullName,
      package: owner,
      module,
      description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      code: statement({ owner, specifier, name, exported }, own, index.get(exported) ?? symbol),
    };
    return [
      {
        component,
        symbol,
        props: [...signatures.map((one) => propsOf(checker, one, symbol)), ...opaque],
      },
    ];
  });
}

interface NamedValue {
  name: string;
  exported: string;
  symbol: ts.Symbol;
}

/**
 * The exports that may be components, each before those that it holds (`Tabs.List`); what is exported
 * by two names has the one with the dot, or the one that is not the default.
 */
function namedValues(
  checker: ts.TypeChecker,
  index: Map<string, ts.Symbol>,
  specifier: string,
): NamedValue[] {
  const named = [...index].filter(([exported]) => exported !== "default");
  const found = [...index].flatMap(([exported, symbol]) => {
    if (exported === "default" && named.some(([, one]) => one === symbol)) return [];
    const name =
      exported === "default" ? defaultName(symbol, specifier) : exported.replace(unstable, "");
    return componentName.test(name) && symbol.flags & ts.SymbolFlags.Value
      ? [{ name, exported, symbol }, ...membersOf(checker, { name, exported, symbol })]
      : [];
  });
  const held = found.filter(({ name }) => name.includes("."));
  const known = new Set(held.flatMap(({ name, symbol }) => [symbol, nameInTypes(name)]));
  return found.filter(
    ({ name, symbol }) => name.includes(".") || !(known.has(symbol) || known.has(name)),
  );
}

function membersOf(checker: ts.TypeChecker, { name, exported, symbol }: NamedValue): NamedValue[] {
  const names = checker
    .getTypeOfSymbol(symbol)
    .getProperties()
    .map((one) => one.name);
  return names
    .filter((one) => componentName.test(one))
    .flatMap((one) => {
      const member = memberOf(checker, symbol, one);
      return member === undefined || member === symbol
        ? []
        : [{ name: `${name}.${one}`, exported, symbol: member }];
    });
}

/** Whether a value with such a name may be a component. */
export function isComponentName(name: string) {
  return componentName.test(name);
}

/** Whether it can be called as one. */
export function isComponent(checker: ts.TypeChecker, symbol: ts.Symbol) {
  return signaturesOf(checker, symbol).length > 0;
}

/** The ways to call a value that is a component; none of one that is not. */
function signaturesOf(checker: ts.TypeChecker, symbol: ts.Symbol) {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return [];
  const type = checker.getTypeOfSymbol(symbol);
  // `React.ComponentType` is a function or a class.
  return new Order(checker, ...(symbol.declarations ?? []))
    .alternatives(type)
    .flatMap((one) => [
      ...one.getCallSignatures(),
      ...one.getConstructSignatures().filter((made) => made.getReturnType().getProperty("render")),
    ]);
}

/** @param own What the module of its name exports. */
function statement(
  { owner, specifier, name, exported }: Home & { name: string; exported: string },
  own: Map<string, ts.Symbol>,
  symbol: ts.Symbol,
) {
  if (own.get("default") === symbol) return `import ${name} from '${owner}/${name}';`;
  if (exported === "default") return `import ${name} from '${specifier}';`;
  const alias = exported === name ? name : `${exported} as ${name}`;
  const home = own.get(exported) === symbol ? `${owner}/${name}` : specifier;
  return `import { ${alias} } from '${home}';`;
}

function propsOf(checker: ts.TypeChecker, signature: ts.Signature, component: ts.Symbol) {
  const props = propsTypeOf(checker, component, signature);
  return props && checker.getApparentType(props);
}
