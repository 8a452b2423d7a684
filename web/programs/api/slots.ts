import type ts from "typescript";
import type { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import { declaredType, propertiesOf } from "./properties.ts";
import type { Class } from "./request.ts";
import { declaringType } from "./symbols.ts";

/**
 * The parts of a component that its `slots` prop can replace.
 *
 * @param prop Type of the `slots` prop.
 */
export function describeSlots(context: Context, prop: ts.Type | undefined, classes: Class[]) {
  if (prop === undefined) return [];
  const { checker, order } = context;
  const slots = propertiesOf(order, checker.getNonNullableType(prop));
  return [...slots].map(([name, { symbol, type }]) =>
    describeSlot(context, name, symbol, type, classes),
  );
}

function describeSlot(
  { checker, reader, family }: Context,
  name: string,
  symbol: ts.Symbol,
  type: ts.Type,
  classes: Class[],
) {
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
