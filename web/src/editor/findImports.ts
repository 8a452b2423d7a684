import type { SyntaxNode, Tree } from "./languages";

/** A module that code names. */
export interface Import {
  readonly specifier: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

const statements = new Set(["ImportDeclaration", "ExportDeclaration", "DynamicImport"]);

/** The modules that a file imports, in the order of its text. */
export function findImports(file: string, code: string, tree: Tree): readonly Import[] {
  const found: Import[] = [];
  tree.iterate({
    enter({ name, node }) {
      const source = statements.has(name) ? sourceOf(node) : null;
      if (source === null) return;
      const specifier = code.slice(source.from + 1, source.to - 1);
      found.push({ specifier, file, line: lineAt(code, source.from) });
    },
  });
  return found;
}

function sourceOf(statement: SyntaxNode): SyntaxNode | null {
  return statement.getChild("String");
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split("\n").length;
}
