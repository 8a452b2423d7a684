/** @import ts from "typescript" */
import { isAttribute, REACTS_OWN } from "./properties.mjs";
import { handlerTarget } from "./elements.mjs";
import { declaringType } from "./symbols.mjs";

/**
 * What a component passes on to the element at its root.
 *
 * @typedef {object} RootAttributes
 * @property {string | null} element
 * @property {string | null} attributes
 * @property {string | null} target
 * @property {number} count
 * @property {Map<string, import("./properties.mjs").Property>} properties
 */

/** Interfaces of attributes that every element has. */
const COMMON = [
  "AriaAttributes",
  "DOMAttributes",
  "Attributes",
  "RefAttributes",
  "ClassAttributes",
];

/**
 * @param {import("./elements.mjs").Elements} elements
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type Of the component.
 * @param {ts.Signature} signature
 * @param {Map<string, import("./properties.mjs").Property>} properties
 * @returns {RootAttributes}
 */
export function attributesOf(elements, checker, type, signature, properties) {
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

/**
 * The tag in `defaultComponent` of the type map that polymorphic components are made from.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {ts.Signature} signature
 * @returns {string | null}
 */
function defaultElement(checker, type, signature) {
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

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {readonly ts.Type[]}
 */
function argumentsOf(checker, type) {
  const { target } = /** @type {Partial<ts.TypeReference>} */ (type);
  const own = target ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : [];
  return [...(type.aliasTypeArguments ?? []), ...own];
}

/**
 * @param {Map<string, import("./properties.mjs").Property>} attributes
 * @param {Map<string, unknown>} taken
 */
function without(attributes, taken) {
  return new Map([...attributes].filter(([name]) => !taken.has(name) && !REACTS_OWN.has(name)));
}

/**
 * @param {ts.TypeChecker} checker
 * @param {Map<string, import("./properties.mjs").Property>} attributes
 */
function firstTarget(checker, attributes) {
  for (const [name, { symbol }] of attributes) {
    const target = name.startsWith("on") ? handlerTarget(checker, symbol) : null;
    if (target !== null) return target;
  }
  return null;
}

/**
 * @param {Map<string, import("./properties.mjs").Property>} attributes
 * @param {string | null} target
 */
function interfaceOf(attributes, target) {
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
