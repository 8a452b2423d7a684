import { docsOf } from "./docs.mjs";
import { declaredType, propertiesOf } from "./properties.mjs";
import { declaringType } from "./symbols.mjs";

/**
 * @typedef {import("./context.mjs").Context} Context
 * @typedef {import("./classes.mjs").Class} Class
 */

/**
 * The parts of a component that its `slots` prop can replace.
 *
 * @param {Context} context
 * @param {import("typescript").Type | undefined} prop Type of the `slots` prop.
 * @param {Class[]} classes
 */
export function describeSlots(context, prop, classes) {
  if (prop === undefined) return [];
  const { checker } = context;
  const slots = propertiesOf(checker, checker.getNonNullableType(prop));
  return [...slots].map(([name, { symbol, type }]) =>
    describeSlot(context, name, symbol, type, classes),
  );
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {import("typescript").Symbol} symbol
 * @param {import("typescript").Type} type
 * @param {Class[]} classes
 */
function describeSlot({ checker, reader, family }, name, symbol, type, classes) {
  const docs = docsOf(checker, symbol);
  const node = symbol.declarations?.[0];
  const declaring = node && declaringType(node)?.name?.text;
  return {
    name,
    type: reader.read(type, declaredType(symbol), { member: `slots.${name}`, optional: true }),
    description: docs.description,
    default: docs.default,
    className: classes.find(({ key }) => key === name)?.className ?? null,
    deprecated: docs.deprecated,
    plan: (declaring && family.plans[declaring]) ?? null,
  };
}
