import ts from "typescript";

/**
 * @typedef {import("./scripts.mjs").Scripts} Scripts
 *
 * @typedef {ts.FunctionLikeDeclaration | ts.StringLiteral} Base A component, or the tag of an element.
 */

/** How many names deep something is looked for. */
const MAX_DEPTH = 12;

const TAG = /^[a-z]/;

/**
 * What a component is made of that a script exports by its name, or by default.
 *
 * @param {Scripts} scripts
 * @param {ts.SourceFile} source
 * @param {string} name
 */
export function exportedBase(scripts, source, name) {
  const found = exported(scripts, source, name, 0) ?? exported(scripts, source, "default", 0);
  return found && baseOf(scripts, found);
}

/**
 * The function of a component, also where it is wrapped (`forwardRef(function …)`, `memo(Inner)`),
 * and what a styled component is made of (`styled(Base, …)(…)`).
 *
 * @param {Scripts} scripts
 * @param {ts.Node} node
 * @param {number} depth
 * @returns {Base | undefined}
 */
export function baseOf(scripts, node, depth = 0) {
  if (depth > MAX_DEPTH) return undefined;
  if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
  if (ts.isFunctionDeclaration(node)) return node;
  if (ts.isParenthesizedExpression(node)) return baseOf(scripts, node.expression, depth + 1);
  if (ts.isStringLiteral(node)) return TAG.test(node.text) ? node : undefined;
  if (ts.isIdentifier(node)) {
    const found = definitionOf(scripts, node.getSourceFile(), node.text, depth + 1);
    return found && baseOf(scripts, found, depth + 1);
  }
  if (!ts.isCallExpression(node)) return undefined;
  const maker = ts.isCallExpression(node.expression) ? node.expression : node;
  const [inner] = maker.arguments;
  return inner && baseOf(scripts, inner, depth + 1);
}

/**
 * What a name at the top of a script stands for.
 *
 * @param {Scripts} scripts
 * @param {ts.SourceFile} source
 * @param {string} name
 * @param {number} depth
 * @returns {ts.Node | undefined}
 */
export function definitionOf(scripts, source, name, depth = 0) {
  for (const statement of source.statements) {
    const found =
      declaredBy(statement, name) ?? importedBy(scripts, source, statement, name, depth);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * @param {ts.Statement} statement
 * @param {string} name
 * @returns {ts.Node | undefined}
 */
function declaredBy(statement, name) {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.name?.text === name ? statement : undefined;
  }
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations.find(
    (one) => ts.isIdentifier(one.name) && one.name.text === name,
  )?.initializer;
}

/**
 * @param {Scripts} scripts
 * @param {ts.SourceFile} source
 * @param {ts.Statement} statement
 * @param {string} name
 * @param {number} depth
 */
function importedBy(scripts, source, statement, name, depth) {
  if (!ts.isImportDeclaration(statement)) return undefined;
  const { importClause: clause } = statement;
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.find((one) => one.name.text === name)
      : undefined;
  const original = clause?.name?.text === name ? "default" : named && originalName(named);
  if (original === undefined) return undefined;
  return exportedFrom(scripts, source, statement.moduleSpecifier, original, depth);
}

/**
 * What a script exports by a name.
 *
 * @param {Scripts} scripts
 * @param {ts.SourceFile} source
 * @param {string} name
 * @param {number} depth
 * @returns {ts.Node | undefined}
 */
function exported(scripts, source, name, depth) {
  if (depth > MAX_DEPTH) return undefined;
  for (const statement of source.statements) {
    const found = exportedBy(scripts, source, statement, name, depth);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * @param {Scripts} scripts
 * @param {ts.SourceFile} source
 * @param {ts.Statement} statement
 * @param {string} name
 * @param {number} depth
 * @returns {ts.Node | undefined}
 */
function exportedBy(scripts, source, statement, name, depth) {
  if (ts.isExportAssignment(statement))
    return name === "default" ? statement.expression : undefined;
  if (ts.isExportDeclaration(statement)) {
    const { exportClause: clause, moduleSpecifier: from } = statement;
    if (clause === undefined) return exportedFrom(scripts, source, from, name, depth);
    const listed = ts.isNamedExports(clause)
      ? clause.elements.find((one) => one.name.text === name)
      : undefined;
    if (listed === undefined) return undefined;
    const original = originalName(listed);
    return from === undefined
      ? definitionOf(scripts, source, original, depth + 1)
      : exportedFrom(scripts, source, from, original, depth);
  }
  const flags = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = flags.map(({ kind }) => kind);
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return undefined;
  const isDefault = kinds.includes(ts.SyntaxKind.DefaultKeyword);
  if (isDefault) return name === "default" ? statement : undefined;
  return declaredBy(statement, name);
}

/**
 * @param {Scripts} scripts
 * @param {ts.SourceFile} source
 * @param {ts.Expression | undefined} specifier
 * @param {string} name
 * @param {number} depth
 */
function exportedFrom(scripts, source, specifier, name, depth) {
  if (specifier === undefined || !ts.isStringLiteral(specifier)) return undefined;
  const script = scripts.imported(specifier.text, source.fileName);
  return script && exported(scripts, script, name, depth + 1);
}

/** @param {ts.ImportSpecifier | ts.ExportSpecifier} specifier */
function originalName({ name, propertyName }) {
  return (propertyName ?? name).text;
}
