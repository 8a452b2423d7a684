import { docsOf } from "./docs.mjs";
import { compare } from "./order.mjs";
import { declaredType } from "./properties.mjs";
import { describeSignature, onlySignature } from "./signatures.mjs";
import { declarationOf, declaringType, informativeDeclaration } from "./symbols.mjs";

/**
 * @typedef {import("./context.mjs").Context} Context
 * @typedef {import("./properties.mjs").Property} Property
 * @typedef {import("./request.mjs").EntryRequest} EntryRequest
 * @typedef {import("./request.mjs").Origin} Origin
 * @typedef {import("./request.mjs").Plan} Plan
 * @typedef {import("./request.mjs").Prop} Prop
 */

/**
 * Rows for properties, in the order of their names.
 *
 * @param {Context} context
 * @param {Iterable<[string, Property]>} properties
 * @param {ReadonlySet<string>} refs Those that must be able to hold a ref.
 * @returns {Prop[]}
 */
export function describeProps(context, properties, refs = new Set()) {
  return [...properties]
    .filter(([name]) => !context.isHidden(name))
    .sort(([a], [b]) => compare(a, b))
    .map(([name, property]) => describeProp(context, name, property, refs.has(name)));
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {Property} property
 * @param {boolean} needsRef
 * @returns {Prop}
 */
function describeProp(context, name, property, needsRef) {
  const { symbol, type, required } = property;
  const { checker, reader, entry } = context;
  const docs = docsOf(checker, symbol);
  const origin = property.own ? context.origins.ours(entry) : context.origins.of(symbol, entry);
  const signature = onlySignature(checker, type);
  context.expectResolved(name, type, declaredType(symbol));
  const shown =
    origin.kind === "system"
      ? styleType(context, name, property, origin)
      : reader.read(type, declaredType(symbol), { member: name, optional: !required });
  return {
    name,
    type: shown,
    origin,
    required,
    default: docs.default,
    description: docs.description,
    deprecated: docs.deprecated,
    signature:
      signature && shown.kind === "function"
        ? describeSignature(reader, signature, docs, name)
        : null,
    requiresRef: needsRef || /needs to be able to hold a ref/i.test(docs.description),
    internal: docs.internal,
    plan: planOf(context, symbol, origin),
  };
}

/**
 * A style property takes whatever CSS does, which is too much to spell out a hundred times.
 *
 * @param {Context} context
 * @param {string} name
 * @param {Property} property
 * @param {Origin} origin
 * @returns {import("./request.mjs").ApiType}
 */
function styleType({ checker, reader }, name, { symbol }, origin) {
  const node = declarationOf(symbol);
  const declaring = (node && declaringType(node))?.name;
  const type = declaring && checker.getSymbolAtLocation(declaring);
  if (type !== undefined) reader.named.set(origin.name, type);
  return { text: `${origin.name}['${name}']`, kind: "other", names: [origin.name] };
}

/**
 * @param {Context} context
 * @param {import("typescript").Symbol} symbol
 * @param {Origin} origin
 * @returns {Plan | null}
 */
function planOf({ family, entry }, symbol, origin) {
  const node = informativeDeclaration(symbol);
  const type = node && declaringType(node)?.name?.text;
  const byType = type === undefined ? undefined : family.plans[type];
  const home = family.packages.find(({ name }) => name === origin.package);
  const needed = byType ?? home?.plan ?? null;
  return needed === entry.plan ? null : needed;
}
