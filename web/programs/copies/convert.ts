import path from "node:path";
import ts from "typescript";

/** Code by site path. */
interface ConvertRequest {
  modules: Record<string, string>;
}

interface Converted {
  /** A plain script that hands the module to the loader of an offline copy. */
  code: string;
  /** Site paths of what it imports. */
  needs: string[];
  /** Site paths of what it may import later. */
  later: string[];
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  esModuleInterop: false,
  removeComments: false,
};

/** @returns By site path. */
export function convertModules({ modules }: ConvertRequest): {
  scripts: Record<string, Converted>;
} {
  const scripts: Record<string, Converted> = {};
  for (const [site, code] of Object.entries(modules)) scripts[site] = convertModule(site, code);
  return { scripts };
}

/**
 * Browsers load no modules from files, only plain scripts: this makes one of a module. What it
 * imports becomes a `require`, which the loader answers.
 *
 * @param site Site path of the module.
 */
export function convertModule(site: string, code: string): Converted {
  const imports: Imports = { needs: new Set(), later: new Set() };
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: options,
    fileName: site,
    // Parsed once: what is imported is read in the tree that is written.
    transformers: { before: [() => noting(site, imports)] },
  });
  const needs = [...imports.needs];
  const body = outputText.replaceAll(/\bimport\.meta\b/g, "__meta");
  const head = `showfloorCopy.module(${JSON.stringify(site)},${JSON.stringify(needs)},`;
  const end = `function(exports,require,__meta){${body}\n});\n`;
  return { code: head + end, needs, later: [...imports.later] };
}

/** Site paths. */
interface Imports {
  needs: Set<string>;
  later: Set<string>;
}

/** Takes note of what a module imports, and changes nothing. */
function noting(site: string, { needs, later }: Imports): ts.Transformer<ts.SourceFile> {
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [what] = node.arguments;
      if (what !== undefined && ts.isStringLiteralLike(what)) later.add(resolve(site, what.text));
    }
    ts.forEachChild(node, visit);
  };
  return (source) => {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const from = statement.moduleSpecifier;
      if (from !== undefined && ts.isStringLiteralLike(from)) needs.add(resolve(site, from.text));
    }
    visit(source);
    return source;
  };
}

function resolve(site: string, specifier: string) {
  return specifier.startsWith("/")
    ? specifier
    : path.posix.join(path.posix.dirname(site), specifier);
}
