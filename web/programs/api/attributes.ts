import type ts from "typescript";
import { isAttribute, type Property, REACTS_OWN } from "./properties.ts";
import { type Elements, handlerTarget } from "./elements.ts";
import { declaringType } from "./symbols.ts";

/** What a component passes on to the element at its root. */
export interface RootAttributes {
  element: string | null;
  attributes: string | null;
  target: string | null;
  count: number;
  properties: Map<string, Property>;
}

/** Interfaces of attributes that every element has. */
const COMMON = [
  "AriaAttributes",
  "DOMAttributes",
  "Attributes",
  "RefAttributes",
  "ClassAttributes",
];

/** @param type Of the component. */
export function attributesOf(
  elements: Elements,
  checker: ts.TypeChecker,
  type: ts.Type,
  signature: ts.Signature,
  properties: Map<string, Property>,
): RootAttributes {
  const own = new Map(
    [...properties].filter(([name, { symbol }]) => !REACTS_OWN.has(name) && isAttribute(symbol)),
  );
  const tag = defaultElement(checker, type, signature);
  const known = tag === null ? undefined : elements.withTag(tag);
  if (known !== undefined) {
    // A root that is a type parameter has no attributes yet; those of its default are as good.
    const passed = own.size > 0 ? own : without(known.properties, properties);
    return { ...known, count: passed.size, properties: passed };
  }
  const target = firstTarget(checker, own);
  return {
    element: target === null ? null : elements.tagOf(target),
    attributes: interfaceOf(own, target),
    target,
    count: own.size,
    properties: own,
  };
}

/** The tag in `defaultComponent` of the type map that polymorphic components are made from. */
function defaultElement(
  checker: ts.TypeChecker,
  type: ts.Type,
  signature: ts.Signature,
): string | null {
  const [parameter] = signature.parameters;
  const given = parameter && checker.getTypeOfSymbol(parameter);
  const makers = [given, type, ...(type.isIntersection() ? type.types : [])];
  for (const maker of makers) {
    for (const argument of maker === undefined ? [] : argumentsOf(checker, maker)) {
      const found = checker.getPropertyOfType(argument, "defaultComponent");
      const value = found && checker.getTypeOfSymbol(found);
      if (value?.isStringLiteral()) return value.value;
    }
  }
  return null;
}

function argumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const { target } = type as Partial<ts.TypeReference>;
  const own = target ? checker.getTypeArguments(type as ts.TypeReference) : [];
  return [...(type.aliasTypeArguments ?? []), ...own];
}

function without(attributes: Map<string, Property>, taken: Map<string, unknown>) {
  return new Map([...attributes].filter(([name]) => !taken.has(name) && !REACTS_OWN.has(name)));
}

function firstTarget(checker: ts.TypeChecker, attributes: Map<string, Property>) {
  for (const [name, { symbol }] of attributes) {
    const target = name.startsWith("on") ? handlerTarget(checker, symbol) : null;
    if (target !== null) return target;
  }
  return null;
}

function interfaceOf(attributes: Map<string, Property>, target: string | null) {
  const names = new Set(
    [...attributes.values()].map(({ symbol }) => {
      const node = symbol.declarations?.[0];
      return (node && declaringType(node)?.name?.text) ?? "";
    }),
  );
  const known = [...names].filter((name) => name.endsWith("Attributes"));
  const telling = known.filter((name) => !COMMON.includes(name));
  const name = telling.find((one) => one !== "HTMLAttributes") ?? telling[0] ?? known[0];
  return name === undefined ? null : `React.${name}<${target ?? "Element"}>`;
}
