import path from "node:path";
import ts from "typescript";

/** @typedef {{ modules: Record<string, string> }} ConvertRequest Code by site path. */

/**
 * @typedef {object} Converted
 * @property {string} code A plain script that hands the module to the loader of an offline copy.
 * @property {string[]} needs Site paths of what it imports.
 * @property {string[]} later Site paths of what it may import later.
 */

/** @type {import("typescript").CompilerOptions} */
const options = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  esModuleInterop: false,
  removeComments: false,
};

/**
 * @param {ConvertRequest} request
 * @returns {{ scripts: Record<string, Converted> }} By site path.
 */
export function convertModules({ modules }) {
  /** @type {Record<string, Converted>} */
  const scripts = {};
  for (const [site, code] of Object.entries(modules)) scripts[site] = convertModule(site, code);
  return { scripts };
}

/**
 * Browsers load no modules from files, only plain scripts: this makes one of a module. What it
 * imports becomes a `require`, which the loader answers.
 *
 * @param {string} site Site path of the module.
 * @param {string} code
 * @returns {Converted}
 */
export function convertModule(site, code) {
  /** @type {Imports} */
  const imports = { needs: new Set(), later: new Set() };
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

/** @typedef {{ needs: Set<string>, later: Set<string> }} Imports Site paths. */

/**
 * Takes note of what a module imports, and changes nothing.
 *
 * @param {string} site
 * @param {Imports} imports
 * @returns {import("typescript").Transformer<import("typescript").SourceFile>}
 */
function noting(site, { needs, later }) {
  /** @param {import("typescript").Node} node */
  const visit = (node) => {
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

/**
 * @param {string} site
 * @param {string} specifier
 */
function resolve(site, specifier) {
  return specifier.startsWith("/")
    ? specifier
    : path.posix.join(path.posix.dirname(site), specifier);
}
