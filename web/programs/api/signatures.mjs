import { docsOf } from "./docs.mjs";
import { parameterMarks, parameterName } from "./printer.mjs";
import { declaredType } from "./properties.mjs";

/**
 * @typedef {import("typescript").Type} Type
 * @typedef {import("typescript").Symbol} Symbol
 * @typedef {import("typescript").TypeChecker} TypeChecker
 * @typedef {import("./types.mjs").TypeReader} TypeReader
 * @typedef {import("./docs.mjs").Docs} Docs
 */

/**
 * How a function is called, where there is one way.
 *
 * @param {TypeChecker} checker
 * @param {Type} type
 */
export function onlySignature(checker, type) {
  const present = checker.getNonNullableType(type);
  const signatures = present.getCallSignatures();
  return signatures.length === 1 ? signatures[0] : undefined;
}

/**
 * @param {TypeReader} reader
 * @param {import("typescript").Signature} signature
 * @param {Docs} docs Of the function, or of the prop that it is given to.
 * @param {string} member
 * @returns {import("./request.mjs").Signature}
 */
export function describeSignature(reader, signature, docs, member) {
  const parameters = signature.parameters.map((one) => parameterOf(reader, one, docs, member));
  const declared = signature.declaration?.type;
  const node = declared !== undefined && "kind" in declared ? declared : undefined;
  const returns = reader.read(signature.getReturnType(), node, { member });
  const text = parameters.map(({ name, optional, type, rest }) => {
    return `${rest ? "..." : ""}${name}${optional ? "?" : ""}: ${type.text}`;
  });
  return {
    text: `(${text.join(", ")}) => ${returns.text}`,
    parameters: parameters.map(({ name, type, optional, description }) => ({
      name,
      type,
      optional,
      description,
    })),
    returns,
    returnsDescription: docs.returns,
  };
}

/**
 * @param {TypeReader} reader
 * @param {Symbol} parameter
 * @param {Docs} docs
 * @param {string} member
 */
function parameterOf(reader, parameter, docs, member) {
  const { rest, optional } = parameterMarks(parameter);
  const name = parameterName(parameter);
  const type = reader.checker.getTypeOfSymbol(parameter);
  const own = docsOf(reader.checker, parameter).description;
  return {
    name,
    type: reader.read(type, declaredType(parameter), { member, optional }),
    optional,
    description: docs.parameters.get(name) ?? own,
    rest,
  };
}
