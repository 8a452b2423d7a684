import ts from "typescript";
import { describeAlternatives } from "./alternatives.ts";
import { describeClasses } from "./classes.ts";
import type { Context } from "./context.ts";
import { inheritedNames } from "./docs.ts";
import type { Library } from "./library.ts";
import { Order } from "./order.ts";
import { hrefOf } from "./origins.ts";
import { describeParts, describeVariables } from "./parts.ts";
import { checkedType, defaultPropsOf, isOpaque, propsTypeOf, scriptOf } from "./propTypes.ts";
import { describeProps } from "./props.ts";
import { isAttribute, propertiesOf, type Property, REACTS_OWN } from "./properties.ts";
import { attributesOf, type RootAttributes } from "./attributes.ts";
import type { ComponentLink, Prop } from "./request.ts";
import { type Runtime, runtimeOf } from "./runtime.ts";
import { describeSlots } from "./slots.ts";
import { declarationOf, declaringType, fileOf } from "./symbols.ts";
import { refTarget } from "./elements.ts";

/** The target of a ref whose declaration names no element. */
const SOME_ELEMENT = "Element";

export function describeComponent(library: Library, context: Context, symbol: ts.Symbol) {
  const { checker, entry, order } = context;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = ownSignature(order, type);
  if (signature === undefined && isOpaque(checker, symbol)) return describeOpaque(context, symbol);
  if (signature === undefined) {
    context.report("unresolved", "", checker.typeToString(type));
    return {};
  }
  const own = signature.typeParameters ?? [];
  context.reader.parameters = new Set(own.map((parameter) => parameter.symbol.name));
  const file = fileOf(symbol);
  const name = entry.name.includes(".") ? symbol.name : entry.name;
  const runtime = runtimeOf(library.scripts.beside(file ?? ""), name);
  const { own: properties, redeclared } = withoutRedeclared(
    context,
    signatureProperties(order, type, signature, symbol),
  );
  const attributes = attributesOf(library.elements, checker, type, signature, properties);
  const rows = ownProperties(context, properties, attributes.properties, runtime);
  const found = library.passedDefaults.correct(
    name,
    file ?? "",
    describeProps(context, rows, runtime.refs),
    (prop) => declaringFile(rows.get(prop)),
  );
  const props = withDefaults(found, symbol);
  const said = inheritedNames(checker, symbol);
  const inherits = inheritedFrom(context, said, props);
  const classes = describeClasses(library, context, name, file, properties.get("classes")?.type);
  const { family } = context;
  const parts = describeParts(context, properties.get(family.partClasses ?? ""));
  return {
    typeParameters: typeParameters(context, signature),
    props,
    untyped: scriptOf(symbol) !== undefined && props.length === 0 && takesProps(signature, type),
    alternatives: describeAlternatives(context, signature, props),
    rest: describeRest(
      {
        ...attributes,
        attributes:
          attributes.attributes ?? (redeclared > 0 ? (family.attributes[0] ?? null) : null),
        count: attributes.count + redeclared,
      },
      said.includes(inherits[0]?.name ?? "") ? inherits[0] : null,
    ),
    ref: describeRef(context, properties.get("ref"), attributes),
    inherits,
    themeName: runtime.themeName,
    slots: describeSlots(context, properties.get("slots")?.type, classes),
    classes: classes.length > 0 ? classes : parts,
    cssVariables: [
      ...runtime.variables,
      ...describeVariables(context, properties.get(family.partVariables ?? "")),
    ],
  };
}

/** A component of which the compiler knows only the props that it checks while it runs. */
function describeOpaque(context: Context, symbol: ts.Symbol) {
  const type = checkedType(context.checker, symbol);
  const found = type === undefined ? [] : describeProps(context, propertiesOf(context.order, type));
  return { props: withDefaults(found, symbol), untyped: found.length === 0 };
}

function withDefaults(props: Prop[], symbol: ts.Symbol): Prop[] {
  const defaults = defaultPropsOf(symbol);
  return props.map((one) => ({ ...one, default: one.default ?? defaults.get(one.name) ?? null }));
}

/** Whether a component may take props: a function without parameters takes none. */
function takesProps(signature: ts.Signature, type: ts.Type) {
  return signature.parameters.length > 0 || type.getConstructSignatures().length > 0;
}

/** All names that a component takes: its props, and the attributes that it passes on. */
export function acceptedNames(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const order = new Order(checker, ...(symbol.declarations ?? []));
  const type = checker.getTypeOfSymbol(symbol);
  const signature = ownSignature(order, type);
  return signature === undefined
    ? []
    : [...signatureProperties(order, type, signature, symbol).keys()];
}

/** The properties without those that types of the package declare as every element has them. */
function withoutRedeclared({ family }: Context, properties: Map<string, Property>) {
  const own = new Map(
    [...properties].filter(([, { symbol }]) => {
      const node = declarationOf(symbol);
      return !family.attributes.includes((node && declaringType(node)?.name?.text) ?? "");
    }),
  );
  return { own, redeclared: properties.size - own.size };
}

/** The way to call a component that takes only what it declares itself: the last overload. */
function ownSignature(order: Order, type: ts.Type): ts.Signature | undefined {
  const makers = order.alternatives(type).flatMap((one) => one.getConstructSignatures());
  return callsOf(order, type).at(-1) ?? makers.at(-1);
}

/** `React.ComponentType` is a function or a class. */
function callsOf(order: Order, type: ts.Type) {
  return order.alternatives(type).flatMap((one) => one.getCallSignatures());
}

function signatureProperties(
  order: Order,
  type: ts.Type,
  signature: ts.Signature,
  component: ts.Symbol,
): Map<string, Property> {
  const found = parameterProperties(order, signature, component);
  // The overloads for another root name what makes it one (`component`, `href`), and all else again.
  for (const overload of callsOf(order, type)) {
    for (const [name, property] of parameterProperties(order, overload, component)) {
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

function constraintOf(type: ts.Type) {
  return type.flags & ts.TypeFlags.TypeParameter ? (type.getConstraint() ?? type) : type;
}

function parameterProperties(
  order: Order,
  signature: ts.Signature,
  component: ts.Symbol,
): Map<string, Property> {
  const props = propsTypeOf(order.checker, component, signature);
  return props === undefined ? new Map<string, Property>() : propertiesOf(order, props);
}

/**
 * The properties that get a row: all but the attributes of elements, of which only those do that
 * the component itself looks at.
 */
function ownProperties(
  context: Context,
  properties: Map<string, Property>,
  attributes: Map<string, Property>,
  { checked }: Runtime,
): Map<string, Property> {
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

function declaringFile(property: Property | undefined) {
  return property && declarationOf(property.symbol)?.getSourceFile().fileName;
}

/** The documented components whose props it takes, as it says itself or as its props show. */
function inheritedFrom(
  { origins, entry }: Context,
  said: string[],
  props: Prop[],
): ComponentLink[] {
  const counts = new Map<string, number>();
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

/** @param component What the component says to pass them on to. */
function describeRest(
  { element, attributes, count }: RootAttributes,
  component: ComponentLink | null | undefined = null,
) {
  if (component === null && count === 0) return null;
  return { component, element, attributes, count };
}

export function typeParameters({ checker, reader }: Context, signature: ts.Signature) {
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
 * @param property The `ref` prop.
 */
function describeRef({ order }: Context, property: Property | undefined, root: RootAttributes) {
  if (property === undefined && root.element === null) return null;
  const declared = property && refTarget(order, property.type);
  const target = declared ?? root.target ?? SOME_ELEMENT;
  return { target, type: { text: `React.Ref<${target}>`, kind: "object" } };
}
