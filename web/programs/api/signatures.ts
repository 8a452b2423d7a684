import type ts from "typescript";
import { type Docs, docsOf } from "./docs.ts";
import { parameterMarks, parameterName } from "./printer.ts";
import { declaredType } from "./properties.ts";
import type { Signature } from "./request.ts";
import type { TypeReader } from "./types.ts";

/** How a function is called, where there is one way. */
export function onlySignature(checker: ts.TypeChecker, type: ts.Type) {
  const present = checker.getNonNullableType(type);
  const signatures = present.getCallSignatures();
  return signatures.length === 1 ? signatures[0] : undefined;
}

/** @param docs Of the function, or of the prop that it is given to. */
export function describeSignature(
  reader: TypeReader,
  signature: ts.Signature,
  docs: Docs,
  member: string,
): Signature {
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

function parameterOf(reader: TypeReader, parameter: ts.Symbol, docs: Docs, member: string) {
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
