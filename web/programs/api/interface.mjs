import ts from "typescript";
import { describeProps } from "./props.mjs";
import { propertiesOf } from "./properties.mjs";

/**
 * An exported interface or type that has a page of its own.
 *
 * @param {import("./context.mjs").Context} context
 * @param {ts.Symbol} symbol
 */
export function describeInterface(context, symbol) {
  const { checker } = context;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return {
    typeParameters: parameters(symbol),
    props: describeProps(context, propertiesOf(checker, type)),
  };
}

/**
 * As written: `R extends GridValidRowModel`.
 *
 * @param {ts.Symbol} symbol
 */
function parameters(symbol) {
  const node = symbol.declarations?.find(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  return (node?.typeParameters ?? []).map((one) => {
    const constraint = one.constraint?.getText().replace(/\s+/g, " ");
    return constraint === undefined ? one.name.text : `${one.name.text} extends ${constraint}`;
  });
}
