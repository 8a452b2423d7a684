import ts from "typescript";
import type { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import { compare, type Order } from "./order.ts";
import { type Property, propertiesOf } from "./properties.ts";
import type { Class } from "./request.ts";

/** How deep parts are inside each other: `popup.list.item`. */
const MAX_DEPTH = 3;

/** The parts of a component, from the prop that takes a class for each of them. */
export function describeParts({ checker, order }: Context, prop: Property | undefined): Class[] {
  return leaves(order, prop).map(([path, symbol]) => {
    const { description, deprecated } = docsOf(checker, symbol);
    return { key: path.join("."), className: "", description, deprecated, state: false };
  });
}

/** The CSS variables of these parts, from the prop that takes them. */
export function describeVariables({ order }: Context, prop: Property | undefined) {
  return leaves(order, prop).flatMap(([path]) => {
    const name = path.at(-1) ?? "";
    if (!name.startsWith("--")) return [];
    return [{ name, default: null, key: path.slice(0, -1).join(".") }];
  });
}

type Leaf = [path: string[], symbol: ts.Symbol];

function leaves(order: Order, prop: Property | undefined): Leaf[] {
  const found = prop === undefined ? [] : leavesOf(order, prop.type, []);
  const byPath = new Map(found.map((leaf) => [leaf[0].join("."), leaf]));
  return [...byPath].sort(([a], [b]) => compare(a, b)).map(([, leaf]) => leaf);
}

function leavesOf(order: Order, type: ts.Type, path: string[]): Leaf[] {
  return objectsOf(order, type).flatMap((object) =>
    [...propertiesOf(order, object)].flatMap(([name, one]): Leaf[] => {
      const inner = [...path, name];
      const below = inner.length < MAX_DEPTH ? leavesOf(order, one.type, inner) : [];
      return below.length > 0 ? below : [[inner, one.symbol]];
    }),
  );
}

/** The objects that a type allows, or that the functions which it allows return. */
function objectsOf(order: Order, type: ts.Type): ts.Type[] {
  const present = order.checker.getNonNullableType(type);
  return order.alternatives(present).flatMap((one) => {
    const calls = one.getCallSignatures();
    if (calls.length > 0) return calls.flatMap((call) => objectsOf(order, call.getReturnType()));
    return one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? [one] : [];
  });
}
