import ts from "typescript";
import type { Scripts } from "./scripts.ts";

/** A component, or the tag of an element. */
type Base = ts.FunctionLikeDeclaration | ts.StringLiteral;

/** How many names deep something is looked for. */
const MAX_DEPTH = 12;

const TAG = /^[a-z]/;

/** What a component is made of that a script exports by its name, or by default. */
export function exportedBase(scripts: Scripts, source: ts.SourceFile, name: string) {
  const found = exported(scripts, source, name, 0) ?? exported(scripts, source, "default", 0);
  return found && baseOf(scripts, found);
}

/**
 * The function of a component, also where it is wrapped (`forwardRef(function …)`, `memo(Inner)`),
 * and what a styled component is made of (`styled(Base, …)(…)`).
 */
export function baseOf(scripts: Scripts, node: ts.Node, depth = 0): Base | undefined {
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

/** What a name at the top of a script stands for. */
export function definitionOf(
  scripts: Scripts,
  source: ts.SourceFile,
  name: string,
  depth = 0,
): ts.Node | undefined {
  for (const statement of source.statements) {
    const found =
      declaredBy(statement, name) ?? importedBy(scripts, source, statement, name, depth);
    if (found !== undefined) return found;
  }
  return undefined;
}

function declaredBy(statement: ts.Statement, name: string): ts.Node | undefined {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.name?.text === name ? statement : undefined;
  }
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations.find(
    (one) => ts.isIdentifier(one.name) && one.name.text === name,
  )?.initializer;
}

function importedBy(
  scripts: Scripts,
  source: ts.SourceFile,
  statement: ts.Statement,
  name: string,
  depth: number,
) {
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

/** What a script exports by a name. */
function exported(
  scripts: Scripts,
  source: ts.SourceFile,
  name: string,
  depth: number,
): ts.Node | undefined {
  if (depth > MAX_DEPTH) return undefined;
  for (const statement of source.statements) {
    const found = exportedBy(scripts, source, statement, name, depth);
    if (found !== undefined) return found;
  }
  return undefined;
}

function exportedBy(
  scripts: Scripts,
  source: ts.SourceFile,
  statement: ts.Statement,
  name: string,
  depth: number,
): ts.Node | undefined {
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

function exportedFrom(
  scripts: Scripts,
  source: ts.SourceFile,
  specifier: ts.Expression | undefined,
  name: string,
  depth: number,
) {
  if (specifier === undefined || !ts.isStringLiteral(specifier)) return undefined;
  const script = scripts.imported(specifier.text, source.fileName);
  return script && exported(scripts, script, name, depth + 1);
}

function originalName({ name, propertyName }: ts.ImportSpecifier | ts.ExportSpecifier) {
  return (propertyName ?? name).text;
}
