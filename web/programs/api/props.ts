import ts from "typescript";
import type { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import { nameInTypes } from "./members.ts";
import { describeMember } from "./namedTypes.ts";
import { compare } from "./order.ts";
import { declaredType, propertiesOf, type Property } from "./properties.ts";
import type { ApiType, Origin, Prop } from "./request.ts";
import { describeSignature, onlySignature } from "./signatures.ts";
import {
  declarationOf,
  declaringType,
  informativeDeclaration,
  isNamed,
  symbolOf,
} from "./symbols.ts";
import { TypeReader } from "./types.ts";
import { isAbsent, partsOf } from "./unions.ts";

/** The prop with what each slot takes. */
const SLOT_PROPS = "slotProps";

/**
 * Rows for properties, in the order of their names.
 *
 * @param refs Those that must be able to hold a ref.
 */
export function describeProps(
  context: Context,
  properties: Iterable<[string, Property]>,
  refs: ReadonlySet<string> = new Set(),
): Prop[] {
  return [...properties]
    .filter(([name]) => !context.isHidden(name))
    .sort(([a], [b]) => compare(a, b))
    .map(([name, property]) => describeProp(context, name, property, refs.has(name)));
}

function describeProp(context: Context, name: string, property: Property, needsRef: boolean): Prop {
  const { symbol, type, required } = property;
  const { checker, reader, entry } = context;
  const docs = docsOf(checker, symbol);
  const origin = property.own ? context.origins.ours(entry) : context.origins.of(symbol, entry);
  const signature = onlySignature(checker, type);
  context.expectResolved(name, type, declaredType(symbol));
  const options = { member: name, optional: !required, declarations: symbol.declarations };
  const shown =
    origin.kind === "system"
      ? styleType(context, name, property, origin)
      : name === SLOT_PROPS && isUnnamed(checker, type)
        ? slotPropsType(context, type, declaredType(symbol), options)
        : reader.read(type, declaredType(symbol), options);
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
    // Libraries pass it between their own components. Parameters without a name are `__0`.
    internal: docs.internal || /^__[a-z]/i.test(name),
    plan: planOf(context, symbol, origin),
  };
}

/** A style property takes whatever CSS does, which is too much to spell out a hundred times. */
function styleType(
  { checker, reader }: Context,
  name: string,
  { symbol }: Property,
  origin: Origin,
): ApiType {
  const node = declarationOf(symbol);
  const declaring = (node && declaringType(node))?.name;
  const type = declaring && checker.getSymbolAtLocation(declaring);
  if (type !== undefined) reader.named.set(origin.name, type);
  return { text: `${origin.name}['${name}']`, kind: "other", names: [origin.name] };
}

/** An object with what each slot takes: a named type of the entry, whose members are listed. */
function slotPropsType(
  { checker, entry, order, reader, listed, report }: Context,
  type: ts.Type,
  declared: ts.Node | undefined,
  options: Parameters<TypeReader["read"]>[2],
): ApiType {
  // Its own text names what the text of the members leaves out.
  const separate = new TypeReader(checker, report);
  separate.parameters = reader.parameters;
  const short = `${nameInTypes(entry.name)}Props['${SLOT_PROPS}']`;
  const members = [...propertiesOf(order, checker.getNonNullableType(type))].map((one) =>
    describeMember(reader, SLOT_PROPS, one),
  );
  listed.push({ name: short, text: "", description: "", members, href: null });
  const names = new Set([short, ...members.flatMap((one) => one.type.names ?? [])]);
  return { ...separate.read(type, declared, options), short, names: [...names] };
}

/** Whether a type is an object without a name, or a union of such. */
function isUnnamed(checker: ts.TypeChecker, type: ts.Type) {
  const parts = partsOf(checker, type).filter((part) => !isAbsent(part));
  return parts.every(
    (part) =>
      (part.flags & ts.TypeFlags.Object) !== 0 && !isNamed(part.aliasSymbol ?? symbolOf(part)),
  );
}

function planOf({ family, entry }: Context, symbol: ts.Symbol, origin: Origin): string | null {
  const node = informativeDeclaration(symbol);
  const type = node && declaringType(node)?.name?.text;
  const byType = type === undefined ? undefined : family.plans[type];
  const home = family.packages.find(({ name }) => name === origin.package);
  const needed = byType ?? home?.plan ?? null;
  return needed === entry.plan ? null : needed;
}
