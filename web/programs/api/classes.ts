import type ts from "typescript";
import type { ClassSource } from "./classSource.ts";
import type { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import type { Class } from "./request.ts";

/**
 * The classes of a component: first those that are declared, in their order, then those that it
 * only has when it runs.
 */
export function describeClasses(context: Context, source: ClassSource | undefined): Class[] {
  if (source === undefined) return [];
  const declared = context.checker.getPropertiesOfType(source.type).map(({ name }) => name);
  const known = new Set([...declared, ...source.keys]);
  const told = context.checker.getPropertiesOfType(source.told);
  const symbols = new Map(told.map((symbol) => [symbol.name, symbol]));
  const keys = new Set([...[...symbols.keys()].filter((key) => known.has(key)), ...known]);
  return [...keys].map((key) => describeClass(context, source, key, symbols.get(key)));
}

function describeClass(
  context: Context,
  { nameOf }: ClassSource,
  key: string,
  symbol: ts.Symbol | undefined,
): Class {
  const docs = symbol && docsOf(context.checker, symbol);
  const className = nameOf(key);
  if (className === undefined) context.report("unnamed-class", key, "the package");
  return {
    key,
    className: className ?? key,
    description: docs?.description ?? "",
    deprecated: docs?.deprecated ?? null,
    state: className !== undefined && isState(key, className, nameOf("root")),
  };
}

/** The class of a state is named after no component: `Kit-disabled` beside `KitButton-root`. */
function isState(key: string, className: string, root: string | undefined) {
  const stem = className.slice(0, -`-${key}`.length);
  const component = root?.slice(0, -"-root".length);
  return component !== undefined && stem !== component && component.startsWith(stem);
}
