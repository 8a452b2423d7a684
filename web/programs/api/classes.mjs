import { docsOf } from "./docs.mjs";

/**
 * @typedef {import("./context.mjs").Context} Context
 * @typedef {import("./request.mjs").Class} Class
 */

/**
 * The classes of a component: first those that are declared, in their order, then those that it
 * only has when it runs.
 *
 * @param {Context} context
 * @param {import("./classSource.mjs").ClassSource | undefined} source
 * @returns {Class[]}
 */
export function describeClasses(context, source) {
  if (source === undefined) return [];
  const declared = context.checker.getPropertiesOfType(source.type).map(({ name }) => name);
  const known = new Set([...declared, ...source.keys]);
  const told = context.checker.getPropertiesOfType(source.told);
  const symbols = new Map(told.map((symbol) => [symbol.name, symbol]));
  const keys = new Set([...[...symbols.keys()].filter((key) => known.has(key)), ...known]);
  return [...keys].map((key) => describeClass(context, source, key, symbols.get(key)));
}

/**
 * @param {Context} context
 * @param {import("./classSource.mjs").ClassSource} source
 * @param {string} key
 * @param {import("typescript").Symbol | undefined} symbol
 * @returns {Class}
 */
function describeClass(context, { nameOf }, key, symbol) {
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

/**
 * The class of a state is named after no component: `Kit-disabled` beside `KitButton-root`.
 *
 * @param {string} key
 * @param {string} className
 * @param {string | undefined} root
 */
function isState(key, className, root) {
  const stem = className.slice(0, -`-${key}`.length);
  const component = root?.slice(0, -"-root".length);
  return component !== undefined && stem !== component && component.startsWith(stem);
}
