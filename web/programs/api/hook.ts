import ts from "typescript";
import type { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import { typeParameters } from "./component.ts";
import { describeProps } from "./props.ts";
import { propertiesOf } from "./properties.ts";
import { describeSignature } from "./signatures.ts";

export function describeHook(context: Context, symbol: ts.Symbol) {
  const { checker, reader } = context;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type.getCallSignatures().at(-1);
  if (signature === undefined) {
    context.report("unresolved", "", checker.typeToString(type));
    return {};
  }
  return {
    typeParameters: typeParameters(context, signature),
    signature: describeSignature(reader, signature, docsOf(checker, symbol), ""),
    parameters: parameters(context, signature),
    returns: members(context, signature.getReturnType()),
  };
}

/** The members of the only parameter where it is an object, else one row a parameter. */
function parameters(context: Context, signature: ts.Signature) {
  const { checker } = context;
  const [only] = signature.parameters;
  const fields =
    only && signature.parameters.length === 1
      ? members(context, checker.getTypeOfSymbol(only))
      : [];
  if (fields.length > 0) return fields;
  const rows = signature.parameters.map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    return [symbol.name, { symbol, type, required: true }] as const;
  });
  return describeProps(context, new Map(rows));
}

function members(context: Context, type: ts.Type) {
  const { checker, order } = context;
  const present = checker.getNonNullableType(type);
  const isObject =
    order
      .alternatives(present)
      .every((one) => one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
    present.getCallSignatures().length === 0 &&
    !checker.isArrayType(present) &&
    !checker.isTupleType(present);
  return isObject ? describeProps(context, propertiesOf(order, present)) : [];
}
