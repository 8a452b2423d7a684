import ts from "typescript";
import { declaredName, symbolOf } from "./symbols.ts";

const lowerCase = /^[a-z]/;

/** Whether a default export has no name, or none of a component. */
export function isNameless(symbol: ts.Symbol): boolean {
  return lowerCase.test(declaredName(symbol) ?? "a");
}

/** The types that components return. */
const drawn = new Set(["ReactElement", "Element", "ReactPortal"]);

/**
 * The name of what a module exports as its default: that of its declaration, or the module's where
 * that only adds words in front (`PottedKit` of `kit`) or there is none.
 */
export function defaultName(symbol: ts.Symbol, specifier: string): string {
  const module = specifier.slice(specifier.lastIndexOf("/") + 1);
  const short = pascalCase(module.replace(/^react-|-react$/, ""));
  const declared = declaredName(symbol);
  // Some types have a class in lower case, or a constant that is one.
  const isModules = declared?.endsWith(short) === true && declared !== pascalCase(module);
  const isClass = (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Variable)) !== 0;
  const isNone = declared === undefined || (isClass && lowerCase.test(declared));
  return isNone || isModules ? short : declared;
}

/** Whether what one of these calls returns is drawn. */
export function isDrawn(signatures: ts.Signature[]) {
  const returned = signatures.map((one) => one.getReturnType());
  return returned
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .some(
      (type) =>
        type.flags & ts.TypeFlags.Null ||
        drawn.has(symbolOf(type)?.name ?? "") ||
        type.getProperty("render"),
    );
}

function pascalCase(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
