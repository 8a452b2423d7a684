import ts from "typescript";
import { memberOf, nameInTypes, ownerName } from "./members.ts";
import { Order } from "./order.ts";
import { Packages } from "./packages.ts";
import { exportsOf, Modules } from "./program.ts";
import { declaredType } from "./properties.ts";

interface ExportsRequest {
  /** The folder that holds `node_modules`. */
  root: string;
  packages: string[];
}

interface ExportedComponent {
  /** Without the prefix of what may still change. */
  name: string;
  package: string;
  /** What its declaration says of it. */
  description: string;
  /** The statement that imports it: from a module of its own if it has one. */
  code: string;
  /** Whether its package declares that it takes children. */
  children: boolean;
  /** Whether one of its props, without its children, must be given. */
  required: boolean;
  /** The first of its props that is a choice of texts, if it has one. */
  choice: Choice | null;
}

interface Choice {
  prop: string;
  values: string[];
}

interface PackageExports {
  components: ExportedComponent[];
  /** Names of the themes that a provider of the packages takes, or any provider if they have none. */
  themes: string[];
}

/** So many fit beside each other. */
const MOST_VALUES = 6;

/** Contexts can be called too, and enumerations and constants are written in capitals. */
const named = /^[A-Z][a-z](?!.*Context$)/;

const unstable = /^unstable_/i;

/** The one that readers see without a choice of theirs comes first. */
const themeNames = ["theme", "defaultTheme", "lightTheme"];

/** Returns the components and themes that packages export from their index. */
export function packageExports({ root, packages }: ExportsRequest): PackageExports {
  const modules = new Modules(root);
  const program = modules.program(["react", ...packages], []);
  const components = exportedComponents(program, modules, packages);
  const themes = packages.flatMap((owner) =>
    themesOf(program.getTypeChecker(), exportsOf(program, modules.file(owner))),
  );
  return { components, themes };
}

function themesOf(checker: ts.TypeChecker, exported: Map<string, ts.Symbol>) {
  const provider = exported.get("ThemeProvider");
  const props = provider && signaturesOf(checker, provider).map((one) => propsOf(checker, one));
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

function exportedComponents(
  program: ts.Program,
  modules: Modules,
  packages: string[],
): ExportedComponent[] {
  const checker = program.getTypeChecker();
  const owners = new Packages(modules.root);
  return packages.flatMap((owner) => {
    const file = modules.file(owner);
    const folder = file === undefined ? undefined : owners.of(file)?.folder;
    const index = exportsOf(program, file);
    return namedValues(checker, index).flatMap(({ name: fullName, exported, symbol }) => {
      const name = ownerName(fullName);
      const signatures = signaturesOf(checker, symbol);
      if (signatures.length === 0) return [];
      const own = exportsOf(program, modules.file(`${owner}/${name}`));
      const code = statement({ owner, name, exported }, own, index.get(exported) ?? symbol);
      const props = signatures.map((one) => propsOf(checker, one));
      const children = props.some((one) => takesChildren(one, folder ?? ""));
      const choice = props.flatMap((one) => choicesOf(checker, one, folder ?? "")).at(0) ?? null;
      const required = props.every((one) => one?.getProperties().some(isRequired));
      const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      return [{ name: fullName, package: owner, description, code, children, required, choice }];
    });
  });
}

interface NamedValue {
  name: string;
  exported: string;
  symbol: ts.Symbol;
}

/**
 * The exports that may be components, each before those that it holds (`Tabs.List`); what is exported
 * by two names has the one with the dot.
 */
function namedValues(checker: ts.TypeChecker, index: Map<string, ts.Symbol>): NamedValue[] {
  const found = [...index].flatMap(([exported, symbol]) => {
    const name = exported.replace(unstable, "");
    return named.test(name) && symbol.flags & ts.SymbolFlags.Value
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
    .filter((one) => named.test(one))
    .flatMap((one) => {
      const member = memberOf(checker, symbol, one);
      return member === undefined || member === symbol
        ? []
        : [{ name: `${name}.${one}`, exported, symbol: member }];
    });
}

/** Whether a value with such a name may be a component. */
export function isComponentName(name: string) {
  return named.test(name);
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
  { owner, name, exported }: { owner: string; name: string; exported: string },
  own: Map<string, ts.Symbol>,
  symbol: ts.Symbol,
) {
  if (own.get("default") === symbol) return `import ${name} from '${owner}/${name}';`;
  const alias = exported === name ? name : `${exported} as ${name}`;
  const home = own.get(exported) === symbol ? `${owner}/${name}` : owner;
  return `import { ${alias} } from '${home}';`;
}

function propsOf(checker: ts.TypeChecker, signature: ts.Signature) {
  const [props] = signature.getParameters();
  return props && checker.getApparentType(checker.getTypeOfSymbol(props));
}

/**
 * Elements of HTML declare children too, which components may have another use for.
 *
 * @param folder Of the package.
 */
function takesChildren(props: ts.Type | undefined, folder: string) {
  return isDeclaredIn(folder, props?.getProperty("children"));
}

/** The props that a package declares as a choice of texts. */
function choicesOf(checker: ts.TypeChecker, props: ts.Type | undefined, folder: string): Choice[] {
  const all = props === undefined ? [] : new Order(checker).properties(props);
  const own = all.filter((prop) => isDeclaredIn(folder, prop));
  return own.flatMap((prop) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    const values = type.isUnion() ? new Order(checker, declaredType(prop)).alternatives(type) : [];
    const texts = values.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    const isChoice = texts.length > 1 && texts.length === values.length;
    return isChoice && texts.length <= MOST_VALUES ? [{ prop: prop.name, values: texts }] : [];
  });
}

function isRequired({ flags, name }: ts.Symbol) {
  return (flags & ts.SymbolFlags.Optional) === 0 && name !== "children";
}

function isDeclaredIn(folder: string, prop: ts.Symbol | undefined) {
  const declared = prop?.getDeclarations() ?? [];
  return declared.some((one) => one.getSourceFile().fileName.startsWith(folder));
}
