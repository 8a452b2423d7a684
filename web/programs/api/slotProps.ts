import ts from "typescript";
import { Order } from "./order.ts";
import { TypePrinter } from "./printer.ts";
import { followed } from "./program.ts";
import { declaredType, isAttribute } from "./properties.ts";
import type { ApiType } from "./request.ts";
import { type TypeReader, writtenText } from "./types.ts";
import { isAbsent, partsOf } from "./unions.ts";

/** Props that slots of all kinds take: the names of what they are based on do not show them. */
const COMMON = ["className", "component", "sx"];

/** React's types for components, by the props that these take. */
const COMPONENTS = new Set(["ElementType", "ComponentType", "JSXElementConstructor"]);

const PROPS_OF = /^React\.ComponentProps(?:WithRef|WithoutRef)?$/;

/** Binds as tightly as the parts of an intersection. */
const WITHIN = 3;

/** Types by the parameter that they are given for: all parts of an intersection. */
type Given = ReadonlyMap<string, readonly Part[]>;

interface Part {
  type: ts.Type;
  /** Whether the part is the props of this component, rather than this type. */
  isComponent: boolean;
  /** The props that it lacks. */
  omitted?: string;
  /** How it is written, where it is all that is given. */
  node?: ts.Node | undefined;
}

/** What a helper type makes of its arguments: props, or a function of these parameters that returns them. */
interface Slot {
  props: readonly Part[];
  parameters: readonly { name: string; parts: readonly Part[] }[];
}

/** Reads the type of a member; of what a slot takes, without the types that packages write it with. */
export function readMember(
  reader: TypeReader,
  type: ts.Type,
  declared: ts.Node | undefined,
  options: Parameters<TypeReader["read"]>[2],
): ApiType {
  const printer = new TypePrinter(new Order(reader.checker, declared));
  const text = slotText(printer, type, declared);
  if (text !== undefined) return { text, kind: "other", names: reader.note(printer.named) };
  const own = withoutExtensions(reader.checker, declared);
  return own === undefined
    ? reader.read(type, declared, options)
    : reader.read(reader.checker.getTypeFromTypeNode(own), own, options);
}

/** `Props` of `Props & PropsOverrides`, an interface that only exists for applications to add to it. */
function withoutExtensions(checker: ts.TypeChecker, declared: ts.Node | undefined) {
  if (!declared || !ts.isIntersectionTypeNode(declared)) return undefined;
  const parts = declared.types.filter((one) => !isEmpty(checker, checker.getTypeFromTypeNode(one)));
  return parts.length === 1 ? parts[0] : undefined;
}

/**
 * What a slot takes, where its type is a helper for `Props | ((ownerState: State) => Props)`: the
 * props of the component or element that it renders, and the common props.
 */
function slotText(
  printer: TypePrinter,
  type: ts.Type,
  declared: ts.Node | undefined,
): string | undefined {
  const helpers = presentParts(printer, type);
  const written = helpers.length === 1 ? declared : undefined;
  const slots = helpers.map((one) => readSlot(printer.checker, one, written));
  const known = slots.filter((one) => one !== undefined);
  if (known.length === 0 || known.length < slots.length) return undefined;
  const based = texts(known.map(({ props }) => propsText(printer, props)));
  const props = based.length > 1 ? `(${based.join(" | ")})` : (based[0] ?? "");
  const common = commonText(
    printer,
    helpers,
    known.flatMap((one) => one.props),
    props,
  );
  const functions = known.map((one) => `((${parametersText(printer, one.parameters)}) => …)`);
  return [texts([props, common]).join(" & ") || "{}", ...texts(functions)].join(" | ");
}

function presentParts({ checker, order }: TypePrinter, type: ts.Type) {
  return order.sorted(partsOf(checker, type).filter((part) => !isAbsent(part)));
}

function isEmpty(checker: ts.TypeChecker, type: ts.Type) {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    checker.getPropertiesOfType(type).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0 &&
    type.getCallSignatures().length === 0
  );
}

function texts(all: readonly string[]) {
  return [...new Set(all)].filter((one) => one !== "");
}

/** @param declared How the helper is written. */
function readSlot(
  checker: ts.TypeChecker,
  helper: ts.Type,
  declared: ts.Node | undefined,
): Slot | undefined {
  const node = helper.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const isWritten = declared && ts.isTypeReferenceNode(declared);
  const written = isWritten && aliasOf(checker, declared) === node ? declared.typeArguments : [];
  const args = (helper.aliasTypeArguments ?? []).map((one, index) =>
    partsOfType(one, written?.[index]),
  );
  return node && readHelper(checker, node.type, withGiven(node, args));
}

function withGiven(
  { typeParameters }: ts.TypeAliasDeclaration,
  args: readonly (readonly Part[])[],
): Given {
  return new Map(typeParameters?.map(({ name }, index) => [name.text, args[index] ?? []]));
}

/** @param node The definition of a helper, or a part of it. */
function readHelper(checker: ts.TypeChecker, node: ts.TypeNode, given: Given): Slot | undefined {
  if (ts.isTypeReferenceNode(node)) {
    const alias = aliasOf(checker, node);
    const args = (node.typeArguments ?? []).map((one) => partsOfNode(checker, one, given));
    const known = args.filter((one) => one !== undefined);
    if (alias === undefined || known.length < args.length) return undefined;
    return readHelper(checker, alias.type, withGiven(alias, known));
  }
  if (!ts.isUnionTypeNode(node)) return undefined;
  const [object, maker, ...others] = node.types.map((one) => withoutBrackets(one));
  if (!object || !maker || others.length > 0 || !ts.isFunctionTypeNode(maker)) return undefined;
  if (writtenText(maker.type) !== writtenText(object)) return undefined;
  const props = partsOfNode(checker, object, given);
  const parameters = maker.parameters.map((one) => ({
    name: one.name.getText(),
    parts: (one.type && partsOfNode(checker, one.type, given)) ?? [],
  }));
  return props && { props, parameters };
}

/** The parts that a type is joined of; nothing where it does something else with what it is given. */
function partsOfNode(checker: ts.TypeChecker, node: ts.TypeNode, given: Given): Part[] | undefined {
  if (ts.isParenthesizedTypeNode(node)) return partsOfNode(checker, node.type, given);
  if (ts.isIntersectionTypeNode(node)) {
    const parts = node.types.map((one) => partsOfNode(checker, one, given));
    const known = parts.filter((one) => one !== undefined);
    return known.length < parts.length ? undefined : known.flat();
  }
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    const own = given.get(name);
    if (own !== undefined) return [...own];
    const [inner, names] = node.typeArguments ?? [];
    // All props of a slot are optional: it has them already.
    if (inner && name === "Partial") return partsOfNode(checker, inner, given);
    if (inner && name === "Omit" && names && !uses(names, given)) {
      const omitted = writtenText(names);
      return partsOfNode(checker, inner, given)?.map((part) => ({ ...part, omitted }));
    }
    if (inner && PROPS_OF.test(name)) {
      return partsOfNode(checker, inner, given)?.map((part) => ({ ...part, isComponent: true }));
    }
  }
  return uses(node, given) ? undefined : partsOfType(checker.getTypeFromTypeNode(node));
}

function uses(node: ts.Node, given: Given): boolean {
  if (ts.isIdentifier(node)) return given.has(node.text);
  return ts.forEachChild(node, (one) => uses(one, given)) ?? false;
}

function partsOfType(type: ts.Type, node?: ts.Node): Part[] {
  const isJoined = type.isIntersection() && type.aliasSymbol === undefined;
  return isJoined && node?.kind !== ts.SyntaxKind.TypeQuery
    ? type.types.map((one) => ({ type: one, isComponent: false }))
    : [{ type, isComponent: false, node }];
}

function aliasOf(checker: ts.TypeChecker, node: ts.TypeReferenceNode) {
  const found = checker.getSymbolAtLocation(node.typeName);
  return found && followed(checker, found).declarations?.find(ts.isTypeAliasDeclaration);
}

function withoutBrackets(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? withoutBrackets(node.type) : node;
}

function join(printer: TypePrinter, parts: readonly Part[]) {
  const within = parts.length > 1 ? WITHIN : 0;
  return parts.map(({ type }) => printer.text(type, { within })).join(" & ");
}

/** Without what the types of the parameters are given, which is that of the whole component. */
function parametersText(printer: TypePrinter, parameters: Slot["parameters"]) {
  return parameters
    .map(({ name, parts }) => `${name}: ${join(printer, parts).replace(/^([\w.]+)<.*>$/, "$1")}`)
    .join(", ");
}

function propsText(printer: TypePrinter, props: readonly Part[]): string {
  const all = props.map((part) => {
    const text = partText(printer, part);
    return part.omitted === undefined || text === "" ? text : `Omit<${text}, ${part.omitted}>`;
  });
  return texts(all).join(" & ");
}

/** The text of a part; empty where it says nothing, or has common props only. */
function partText(printer: TypePrinter, { type, isComponent, node }: Part): string {
  if (isComponent) return componentText(printer, type, node);
  const names = printer.checker.getPropertiesOfType(type).map(({ name }) => name);
  const isCommon = names.length > 0 && names.every((name) => COMMON.includes(name));
  return isCommon || isEmpty(printer.checker, type) ? "" : wholeText(printer, type, node);
}

function componentText(printer: TypePrinter, type: ts.Type, node: ts.Node | undefined): string {
  if (COMPONENTS.has(type.aliasSymbol?.name ?? "")) {
    const [props] = type.aliasTypeArguments ?? [];
    const isAny = props === undefined || (props.flags & ts.TypeFlags.Any) !== 0;
    return isAny ? "" : wholeText(printer, printer.checker.getNonNullableType(props));
  }
  // The compiler forgets that a type was that of a value.
  const isValue = node && ts.isTypeQueryNode(node);
  return `React.ComponentProps<${isValue ? writtenText(node) : printer.text(type)}>`;
}

function wholeText(printer: TypePrinter, type: ts.Type, node?: ts.Node): string {
  const [inner] = type.aliasSymbol?.name === "Partial" ? (type.aliasTypeArguments ?? []) : [];
  const text = printer.text(inner ?? type, { within: WITHIN });
  return node && /\bany\b/.test(text) ? writtenText(node) : text;
}

/** The common props among those of a slot, other than the attributes of its element. */
function commonText(
  printer: TypePrinter,
  helpers: readonly ts.Type[],
  parts: readonly Part[],
  props: string,
): string {
  const { checker } = printer;
  const given = parts.filter(({ isComponent }) => !isComponent).map(({ type }) => type);
  const joined = helpers.flatMap((one) => (one.isUnion() ? one.types : [one]));
  const objects = [...given, ...joined].filter((one) => one.getCallSignatures().length === 0);
  const members = COMMON.flatMap((name) => {
    const found = objects.map((one) => checker.getPropertyOfType(one, name));
    const symbol = found.find((one) => one !== undefined && !isAttribute(one));
    if (symbol === undefined || props.includes(` ${name}?: `)) return [];
    const type = checker.getTypeOfSymbol(symbol);
    const settled = checker.getBaseConstraintOfType(type) ?? type;
    const text = printer.text(settled, { optional: true });
    // Of props with a parameter, the compiler knows the members by their declarations alone.
    const node = text === "any" ? declaredType(symbol) : undefined;
    return [`${name}?: ${node ? writtenText(node) : text}`];
  });
  return members.length > 0 ? `{ ${members.join("; ")} }` : "";
}
