import ts from "typescript";
import { describeClasses } from "./classes.mjs";
import { findClasses } from "./classSource.mjs";
import { inheritedNames } from "./docs.mjs";
import { hrefOf } from "./origins.mjs";
import { describeProps } from "./props.mjs";
import { isAttribute, propertiesOf, REACTS_OWN } from "./properties.mjs";
import { attributesOf } from "./attributes.mjs";
import { runtimeOf } from "./runtime.mjs";
import { describeSlots } from "./slots.mjs";
import { declarationOf, fileOf } from "./symbols.mjs";
import { refTarget } from "./elements.mjs";

/** The target of a ref whose declaration names no element. */
const SOME_ELEMENT = "Element";

/**
 * @typedef {import("./context.mjs").Context} Context
 * @typedef {import("./library.mjs").Library} Library
 * @typedef {import("./properties.mjs").Property} Property
 * @typedef {import("./request.mjs").ComponentLink} ComponentLink
 * @typedef {import("./request.mjs").Prop} Prop
 * @typedef {import("./runtime.mjs").Runtime} Runtime
 */

/**
 * @param {Library} library
 * @param {Context} context
 * @param {ts.Symbol} symbol
 */
export function describeComponent(library, context, symbol) {
  const { checker, entry } = context;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = ownSignature(type);
  if (signature === undefined) {
    context.report("unresolved", "", checker.typeToString(type));
    return {};
  }
  const own = signature.typeParameters ?? [];
  context.reader.parameters = new Set(own.map((parameter) => parameter.symbol.name));
  const file = fileOf(symbol);
  const runtime = runtimeOf(library.scripts.beside(file ?? ""), entry.name);
  const properties = signatureProperties(checker, type, signature);
  const attributes = attributesOf(library.elements, checker, type, signature, properties);
  const rows = ownProperties(context, properties, attributes.properties, runtime);
  const props = library.passedDefaults.correct(
    entry.name,
    file ?? "",
    describeProps(context, rows, runtime.refs),
    (prop) => declaringFile(rows.get(prop)),
  );
  const said = inheritedNames(checker, symbol);
  const inherits = inheritedFrom(context, said, props);
  const classes = describeClasses(
    context,
    findClasses(library, entry.name, file, properties.get("classes")?.type),
  );
  return {
    typeParameters: typeParameters(context, signature),
    props,
    rest: describeRest(attributes, said.includes(inherits[0]?.name ?? "") ? inherits[0] : null),
    ref: describeRef(context, properties.get("ref"), attributes),
    inherits,
    themeName: runtime.themeName,
    slots: describeSlots(context, properties.get("slots")?.type, classes),
    classes,
    cssVariables: runtime.variables,
  };
}

/**
 * The way to call a component that takes only what it declares itself: the last overload.
 *
 * @param {ts.Type} type
 * @returns {ts.Signature | undefined}
 */
function ownSignature(type) {
  const alternatives = type.isUnion() ? type.types : [type];
  const makers = alternatives.flatMap((one) => one.getConstructSignatures());
  return callsOf(type).at(-1) ?? makers.at(-1);
}

/**
 * `React.ComponentType` is a function or a class.
 *
 * @param {ts.Type} type
 */
function callsOf(type) {
  const alternatives = type.isUnion() ? type.types : [type];
  return alternatives.flatMap((one) => one.getCallSignatures());
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {ts.Signature} signature
 * @returns {Map<string, Property>}
 */
function signatureProperties(checker, type, signature) {
  const found = parameterProperties(checker, signature);
  // The overloads for another root name what makes it one (`component`, `href`), and all else again.
  for (const overload of callsOf(type)) {
    for (const [name, property] of parameterProperties(checker, overload)) {
      if (found.has(name) || isAttribute(property.symbol)) continue;
      found.set(name, {
        ...property,
        type: constraintOf(property.type),
        required: false,
        own: true,
      });
    }
  }
  return found;
}

/** @param {ts.Type} type */
function constraintOf(type) {
  return type.flags & ts.TypeFlags.TypeParameter ? (type.getConstraint() ?? type) : type;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Signature} signature
 * @returns {Map<string, Property>}
 */
function parameterProperties(checker, signature) {
  const [parameter] = signature.parameters;
  return parameter === undefined
    ? /** @type {Map<string, Property>} */ (new Map())
    : propertiesOf(checker, checker.getTypeOfSymbol(parameter));
}

/**
 * The properties that get a row: all but the attributes of elements, of which only those do that
 * the component itself looks at.
 *
 * @param {Context} context
 * @param {Map<string, Property>} properties
 * @param {Map<string, Property>} attributes
 * @param {Runtime} runtime
 * @returns {Map<string, Property>}
 */
function ownProperties(context, properties, attributes, { checked }) {
  const rows = new Map([...properties].filter(([, { symbol }]) => !isAttribute(symbol)));
  for (const name of checked) {
    const property = properties.get(name) ?? attributes.get(name);
    if (property === undefined) context.report("unknown-prop", name, "");
    else rows.set(name, property);
  }
  // React's own are no rows, unless the component has something to say of them.
  for (const name of REACTS_OWN) {
    const property = rows.get(name);
    if (name === "ref" || (property && isAttribute(property.symbol))) rows.delete(name);
  }
  return rows;
}

/** @param {Property | undefined} property */
function declaringFile(property) {
  return property && declarationOf(property.symbol)?.getSourceFile().fileName;
}

/**
 * The documented components whose props it takes, as it says itself or as its props show.
 *
 * @param {Context} context
 * @param {string[]} said
 * @param {Prop[]} props
 * @returns {ComponentLink[]}
 */
function inheritedFrom({ origins, entry }, said, props) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { origin } of props) {
    if (origin.kind === "component") counts.set(origin.name, (counts.get(origin.name) ?? 0) + 1);
  }
  const shown = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const names = new Set([...said, ...shown]);
  return [...names].flatMap((name) => {
    const component = origins.components.get(name);
    if (component === undefined || component === entry) return [];
    return [{ name, package: component.package, href: hrefOf(component) }];
  });
}

/**
 * @param {import("./attributes.mjs").RootAttributes} attributes
 * @param {ComponentLink | null | undefined} component What the component says to pass them on to.
 */
function describeRest({ element, attributes, count }, component = null) {
  if (component === null && count === 0) return null;
  return { component, element, attributes, count };
}

/**
 * @param {Context} context
 * @param {ts.Signature} signature
 */
export function typeParameters({ checker, reader }, signature) {
  return (signature.typeParameters ?? []).map((parameter) => {
    const { name } = parameter.symbol;
    const constraint = parameter.getConstraint();
    const node = parameter.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
    if (constraint === undefined || checker.typeToString(constraint) === "unknown") return name;
    return `${name} extends ${reader.read(constraint, node, { member: name }).text}`;
  });
}

/**
 * What a ref on the component points to.
 *
 * @param {import("./context.mjs").Context} context
 * @param {import("./properties.mjs").Property | undefined} property The `ref` prop.
 * @param {import("./attributes.mjs").RootAttributes} root
 */
function describeRef({ checker }, property, root) {
  if (property === undefined && root.element === null) return null;
  const declared = property && refTarget(checker, property.type);
  const target = declared ?? root.target ?? SOME_ELEMENT;
  return { target, type: { text: `React.Ref<${target}>`, kind: "object" } };
}
