import type ts from "typescript";
import { type Docs, docsOf } from "./docs.ts";
import { compare, placeOf } from "./order.ts";
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
  const joined = joinedSignatures(signature);
  // Of several that take the same, the compiler shows the one that it met first.
  const alike = joined.find((one) => takesTheSame(reader.checker, one, signature));
  const parameters = (alike ?? signature).parameters.map((one) =>
    parameterOf(reader, one, docs, { member, joined: joined.length > 0 }),
  );
  const declared = (alike ?? joined[0] ?? signature).declaration?.type;
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
 * The signatures of alternatives of which the compiler made one, as they are declared: it joins what
 * they take in the order in which it met them.
 */
function joinedSignatures(signature: ts.Signature): ts.Signature[] {
  const { compositeSignatures = [] } = signature as { compositeSignatures?: ts.Signature[] };
  const place = ({ declaration }: ts.Signature) => (declaration ? placeOf(declaration) : "");
  return compositeSignatures.toSorted((a, b) => compare(place(a), place(b)));
}

function takesTheSame(checker: ts.TypeChecker, one: ts.Signature, other: ts.Signature) {
  const [types, others] = [one, other].map(({ parameters }) =>
    parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
  );
  return (
    types?.length === others?.length && types?.every((type, index) => type === others?.[index])
  );
}

function parameterOf(
  reader: TypeReader,
  parameter: ts.Symbol,
  docs: Docs,
  { member, joined }: { member: string; joined: boolean },
) {
  const { rest, optional } = parameterMarks(parameter);
  const name = parameterName(parameter);
  const type = reader.checker.getTypeOfSymbol(parameter);
  const own = docsOf(reader.checker, parameter).description;
  return {
    name,
    type: reader.read(type, declaredType(parameter), { member, optional, joined }),
    optional,
    description: docs.parameters.get(name) ?? own,
    rest,
  };
}
