import ts from "typescript";
import type { Context } from "./context.ts";
import { describeProps } from "./props.ts";
import { propertiesOf } from "./properties.ts";

/** An exported interface or type that has a page of its own. */
export function describeInterface(context: Context, symbol: ts.Symbol) {
  const { checker, order } = context;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return {
    typeParameters: parameters(symbol),
    props: describeProps(context, propertiesOf(order, type)),
  };
}

/** As written: `R extends GridValidRowModel`. */
function parameters(symbol: ts.Symbol) {
  const node = symbol.declarations?.find(
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  return (node?.typeParameters ?? []).map((one) => {
    const constraint = one.constraint?.getText().replace(/\s+/g, " ");
    return constraint === undefined ? one.name.text : `${one.name.text} extends ${constraint}`;
  });
}
