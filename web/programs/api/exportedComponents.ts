import ts from "typescript";
import { Packages } from "./packages.ts";
import { exportsOf, Modules } from "./program.ts";

interface ExportsRequest {
  /** The folder that holds `node_modules`. */
  root: string;
  packages: string[];
}

interface ExportedComponent {
  /** Without the prefix of what may still change. */
  name: string;
  package: string;
  /** The statement that imports it: from a module of its own if it has one. */
  code: string;
  /** Whether its package declares that it takes children. */
  children: boolean;
}

/** Contexts can be called too, and enumerations and constants are written in capitals. */
const named = /^[A-Z][a-z](?!.*Context$)/;

const unstable = /^unstable_/i;

/** Returns the components that packages export from their index. */
export function exportedComponents({ root, packages }: ExportsRequest): ExportedComponent[] {
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

/** The ways to call a value that is a component; none of one that is not. */
function signaturesOf(checker: ts.TypeChecker, symbol: ts.Symbol) {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return [];
  const type = checker.getTypeOfSymbol(symbol);
  // `React.ComponentType` is a function or a class.
  return (type.isUnion() ? type.types : [type]).flatMap((one) => [
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

/**
 * Elements of HTML declare children too, which components may have another use for.
 *
 * @param folder Of the package.
 */
function takesChildren(checker: ts.TypeChecker, signature: ts.Signature, folder: string) {
  const [props] = signature.getParameters();
  const type = props && checker.getApparentType(checker.getTypeOfSymbol(props));
  const declared = type?.getProperty("children")?.getDeclarations() ?? [];
  return declared.some((one) => one.getSourceFile().fileName.startsWith(folder));
}
