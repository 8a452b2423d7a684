import ts from "typescript";

/** The name of a type as a reader would write it, with the namespaces around it: `React.ReactNode`. */
export function qualifiedName(symbol: ts.Symbol) {
  const names = [declaredName(symbol) ?? symbol.name];
  let node = symbol.declarations?.[0]?.parent;
  while (node !== undefined) {
    if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && node.name.text !== "global") {
      names.unshift(node.name.text);
    }
    node = node.parent;
  }
  return names.join(".");
}

/** What declares a type. The compiler's own declarations promise it for every type, and many have none. */
export function symbolOf(type: ts.Type): ts.Symbol | undefined {
  return type.symbol;
}

/** Whether a symbol has a name that its authors gave it. */
export function isNamed(symbol: ts.Symbol | undefined): symbol is ts.Symbol {
  return symbol !== undefined && !symbol.name.startsWith("__") && symbol.name !== "default";
}

/** The name that authors gave; also that of `export default class Tree`, which is exported without. */
export function declaredName(symbol: ts.Symbol): string | undefined {
  if (isNamed(symbol) && !symbol.name.startsWith("_")) return symbol.name;
  const named = symbol.declarations?.find(
    (one) => ts.isFunctionDeclaration(one) || ts.isClassDeclaration(one),
  );
  return named?.name?.text;
}

/** The module that a file is; the compiler knows CommonJS by the file alone. */
export function moduleOf(checker: ts.TypeChecker, source: ts.SourceFile): ts.Symbol | undefined {
  const { symbol } = source as unknown as { symbol?: ts.Symbol };
  return checker.getSymbolAtLocation(source) ?? symbol;
}

export function fileOf(symbol: ts.Symbol): string | undefined {
  return symbol.declarations?.[0]?.getSourceFile().fileName;
}

/**
 * The declaration that readers are told of: where a library declares again what React does, it is
 * the library's.
 */
export function informativeDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
  const { declarations = [] } = symbol;
  const own = declarations.find((node) => !isFoundation(node.getSourceFile().fileName));
  return own ?? declarations[0];
}

/**
 * Where a property is declared. One that a mapped type makes of a list of names has no declaration
 * of its own; the compiler remembers the mapping, and what that was made from (`Omit`, `Pick`).
 */
export function declarationOf(symbol: ts.Symbol): ts.Node | undefined {
  const declared = informativeDeclaration(symbol);
  if (declared !== undefined) return declared;
  const { links } = symbol as unknown as { links?: SymbolLinks };
  const origin = links?.syntheticOrigin ?? links?.target;
  const found = origin && declarationOf(origin);
  return found ?? links?.mappedType?.declaration;
}

interface SymbolLinks {
  target?: ts.Symbol;
  syntheticOrigin?: ts.Symbol;
  mappedType?: { declaration?: ts.Node };
}

/** Whether a prop may be left out. Nothing declares one that a script takes (`({ size })`). */
export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0 || declarationOf(symbol) === undefined;
}

/** The named interface, class or alias around a declaration: what declares a prop. */
export function declaringType(declaration: ts.Node) {
  let node = declaration.parent;
  while (!ts.isSourceFile(node)) {
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node)
    ) {
      return node;
    }
    node = node.parent;
  }
  return undefined;
}

/**
 * Whether a declaration is part of the language, of the DOM, of React or of CSS: readers know it,
 * or find it elsewhere.
 */
export function isFoundation(file: string) {
  return /\/node_modules\/(typescript\/lib|@types\/react|@types\/node|csstype)\/|\/declared-jsx\.d\.ts$/.test(
    file,
  );
}
