import ts from "typescript";
import { Packages } from "./packages.mjs";
import { exportsOf, Modules } from "./program.mjs";

/**
 * @typedef {object} ExportsRequest
 * @property {string} root The folder that holds `node_modules`.
 * @property {string[]} packages
 *
 * @typedef {object} ExportedComponent
 * @property {string} name Without the prefix of what may still change.
 * @property {string} package
 * @property {string} code The statement that imports it: from a module of its own if it has one.
 * @property {boolean} children Whether its package declares that it takes children.
 */

/** Contexts can be called too, and enumerations and constants are written in capitals. */
const named = /^[A-Z][a-z](?!.*Context$)/;

const unstable = /^unstable_/i;

/**
 * Returns the components that packages export from their index.
 *
 * @param {ExportsRequest} request
 * @returns {ExportedComponent[]}
 */
export function exportedComponents({ root, packages }) {
  const modules = new Modules(root);
  const program = modules.program(["react", ...packages], []);
  const checker = program.getTypeChecker();
  const owners = new Packages();
  return packages.flatMap((owner) => {
    const file = modules.file(owner);
    const folder = file === undefined ? undefined : owners.of(file)?.folder;
    return [...exportsOf(program, file)].flatMap(([exported, symbol]) => {
      const name = exported.replace(unstable, "");
      const signatures = named.test(name) ? signaturesOf(checker, symbol) : [];
      if (signatures.length === 0) return [];
      const own = exportsOf(program, modules.file(`${owner}/${name}`));
      const code = statement({ owner, name, exported }, own, symbol);
      const children = signatures.some((one) => takesChildren(checker, one, folder ?? ""));
      return [{ name, package: owner, code, children }];
    });
  });
}

/**
 * The ways to call a value that is a component; none of one that is not.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function signaturesOf(checker, symbol) {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return [];
  const type = checker.getTypeOfSymbol(symbol);
  // `React.ComponentType` is a function or a class.
  return (type.isUnion() ? type.types : [type]).flatMap((one) => [
    ...one.getCallSignatures(),
    ...one.getConstructSignatures().filter((made) => made.getReturnType().getProperty("render")),
  ]);
}

/**
 * @param {{ owner: string, name: string, exported: string }} names
 * @param {Map<string, ts.Symbol>} own What the module of its name exports.
 * @param {ts.Symbol} symbol
 */
function statement({ owner, name, exported }, own, symbol) {
  if (own.get("default") === symbol) return `import ${name} from '${owner}/${name}';`;
  const alias = exported === name ? name : `${exported} as ${name}`;
  const home = own.get(exported) === symbol ? `${owner}/${name}` : owner;
  return `import { ${alias} } from '${home}';`;
}

/**
 * Elements of HTML declare children too, which components may have another use for.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Signature} signature
 * @param {string} folder Of the package.
 */
function takesChildren(checker, signature, folder) {
  const [props] = signature.getParameters();
  const type = props && checker.getApparentType(checker.getTypeOfSymbol(props));
  const declared = type?.getProperty("children")?.getDeclarations() ?? [];
  return declared.some((one) => one.getSourceFile().fileName.startsWith(folder));
}
