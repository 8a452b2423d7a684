import ts from "typescript";

/**
 * The name of a type as a reader would write it, with the namespaces around it: `React.ReactNode`.
 *
 * @param {ts.Symbol} symbol
 */
export function qualifiedName(symbol) {
  const names = [symbol.name];
  let node = symbol.declarations?.[0]?.parent;
  while (node !== undefined) {
    if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && node.name.text !== "global") {
      names.unshift(node.name.text);
    }
    node = node.parent;
  }
  return names.join(".");
}

/**
 * What declares a type. The compiler's own declarations promise it for every type, and many have none.
 *
 * @param {ts.Type} type
 * @returns {ts.Symbol | undefined}
 */
export function symbolOf(type) {
  return type.symbol;
}

/**
 * Whether a symbol has a name that its authors gave it.
 *
 * @param {ts.Symbol | undefined} symbol
 * @returns {symbol is ts.Symbol}
 */
export function isNamed(symbol) {
  return symbol !== undefined && !symbol.name.startsWith("__") && symbol.name !== "default";
}

/**
 * @param {ts.Symbol} symbol
 * @returns {string | undefined}
 */
export function fileOf(symbol) {
  return symbol.declarations?.[0]?.getSourceFile().fileName;
}

/**
 * The declaration that readers are told of: where a library declares again what React does, it is
 * the library's.
 *
 * @param {ts.Symbol} symbol
 * @returns {ts.Declaration | undefined}
 */
export function informativeDeclaration(symbol) {
  const { declarations = [] } = symbol;
  const own = declarations.find((node) => !isFoundation(node.getSourceFile().fileName));
  return own ?? declarations[0];
}

/**
 * Where a property is declared. One that a mapped type makes of a list of names has no declaration
 * of its own; the compiler remembers the mapping, and what that was made from (`Omit`, `Pick`).
 *
 * @param {ts.Symbol} symbol
 * @returns {ts.Node | undefined}
 */
export function declarationOf(symbol) {
  const declared = informativeDeclaration(symbol);
  if (declared !== undefined) return declared;
  const { links } = /** @type {{ links?: SymbolLinks }} */ (/** @type {unknown} */ (symbol));
  const origin = links?.syntheticOrigin ?? links?.target;
  const found = origin && declarationOf(origin);
  return found ?? links?.mappedType?.declaration;
}

/**
 * @typedef {object} SymbolLinks
 * @property {ts.Symbol} [target]
 * @property {ts.Symbol} [syntheticOrigin]
 * @property {{ declaration?: ts.Node }} [mappedType]
 */

/**
 * The named interface, class or alias around a declaration: what declares a prop.
 *
 * @param {ts.Node} declaration
 */
export function declaringType(declaration) {
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
 *
 * @param {string} file
 */
export function isFoundation(file) {
  return /\/node_modules\/(typescript\/lib|@types\/react|@types\/node|csstype)\//.test(file);
}
