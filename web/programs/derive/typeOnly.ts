import ts from "typescript";

type Range = readonly [start: number, end: number];

/**
 * Finds what belongs to types but is not a type itself, so that stripping would leave it behind:
 * comments on types, the braces of imports that name only types, the arguments of generic elements.
 */
export function typeOnlyRanges(file: ts.SourceFile): Range[] {
  const ofStatements = file.statements.flatMap((statement) => {
    if (isType(statement)) return commentsOf(statement, file);
    return ts.isImportDeclaration(statement) ? importedTypes(statement, file) : [];
  });
  return [...ofStatements, ...elementArguments(file)];
}

/** Puts spaces in place of the ranges; line ends stay. */
export function blankRanges(text: string, ranges: readonly Range[]) {
  return ranges.reduce(
    (result, [start, end]) =>
      result.slice(0, start) + result.slice(start, end).replace(/[^\n]/g, " ") + result.slice(end),
    text,
  );
}

function isType(statement: ts.Statement) {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return true;
  if (ts.isImportDeclaration(statement))
    return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

/** Comments directly above a statement; one set apart by an empty line is about more. */
function commentsOf(statement: ts.Statement, { text }: ts.SourceFile): Range[] {
  const comments = ts.getLeadingCommentRanges(text, statement.pos) ?? [];
  const attached: Range[] = [];
  let next = statement.getStart();
  for (const { pos, end } of comments.reverse()) {
    if (text.slice(end, next).split("\n").length > 2) break;
    attached.push([pos, end]);
    next = pos;
  }
  return attached;
}

/**
 * The part of `import a, { type B } from 'c'` that would stay as empty braces; the whole
 * statement where nothing else is imported.
 */
function importedTypes(statement: ts.ImportDeclaration, file: ts.SourceFile): Range[] {
  const clause = statement.importClause;
  const named = clause?.namedBindings;
  if (clause === undefined || named === undefined || !ts.isNamedImports(named)) return [];
  if (named.elements.length === 0 || named.elements.some((one) => !one.isTypeOnly)) return [];
  if (clause.name === undefined) return [[statement.getStart(file), statement.end]];
  return [[clause.name.end, named.end]];
}

/** `<string>` in `<List<string> items={items} />`. */
function elementArguments(node: ts.Node): Range[] {
  const ranges: Range[] = [];
  ts.forEachChild(node, (child) => {
    ranges.push(...elementArguments(child));
  });
  if (ts.isJsxOpeningLikeElement(node) && node.typeArguments !== undefined) {
    ranges.push([node.tagName.end, node.typeArguments.end + 1]);
  }
  return ranges;
}
