import ts from "typescript";
import { followed } from "./program.ts";

/** The component that packages export, and that holds those with dots in their names: `Tabs` of `Tabs.List`. */
export function ownerName(name: string) {
  return name.split(".", 1)[0] ?? name;
}

/** The name in names of types: `TabsList` of `Tabs.List`. */
export function nameInTypes(name: string) {
  return name.replaceAll(".", "");
}

/** What a component or a namespace has under a name. */
export function memberOf(checker: ts.TypeChecker, owner: ts.Symbol, name: string) {
  const member = checker.getPropertyOfType(checker.getTypeOfSymbol(owner), name);
  return member && declared(checker, member);
}

/** The declaration behind `List: typeof TabsList`: it has the description, and a file of its own. */
function declared(checker: ts.TypeChecker, member: ts.Symbol) {
  const [node] = member.declarations ?? [];
  const type =
    node && (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node))
      ? node.type
      : undefined;
  const named =
    type && ts.isTypeQueryNode(type) ? checker.getSymbolAtLocation(type.exprName) : undefined;
  return followed(checker, named ?? member);
}
