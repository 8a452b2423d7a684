import ts from "typescript";
import { docsOf } from "./docs.mjs";
import { typeParameters } from "./component.mjs";
import { describeProps } from "./props.mjs";
import { propertiesOf } from "./properties.mjs";
import { describeSignature } from "./signatures.mjs";

/**
 * @typedef {import("./context.mjs").Context} Context
 * @typedef {import("typescript").Type} Type
 * @typedef {import("typescript").Signature} Signature
 */

/**
 * @param {Context} context
 * @param {import("typescript").Symbol} symbol
 */
export function describeHook(context, symbol) {
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

/**
 * The members of the only parameter where it is an object, else one row a parameter.
 *
 * @param {Context} context
 * @param {Signature} signature
 */
function parameters(context, signature) {
  const { checker } = context;
  const [only] = signature.parameters;
  const fields =
    only && signature.parameters.length === 1
      ? members(context, checker.getTypeOfSymbol(only))
      : [];
  if (fields.length > 0) return fields;
  const rows = signature.parameters.map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    return /** @type {const} */ ([symbol.name, { symbol, type, required: true }]);
  });
  return describeProps(context, new Map(rows));
}

/**
 * @param {Context} context
 * @param {Type} type
 */
function members(context, type) {
  const { checker } = context;
  const present = checker.getNonNullableType(type);
  const alternatives = present.isUnion() ? present.types : [present];
  const isObject =
    alternatives.every((one) => one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
    present.getCallSignatures().length === 0 &&
    !checker.isArrayType(present) &&
    !checker.isTupleType(present);
  return isObject ? describeProps(context, propertiesOf(checker, present)) : [];
}
