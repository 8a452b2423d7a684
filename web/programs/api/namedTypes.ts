import ts from "typescript";
import type { EntryRequest } from "../shared/requests.gen.ts";
import type { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import { nameInTypes } from "./members.ts";
import { compare, Order, quoted } from "./order.ts";
import { hrefOf } from "./origins.ts";
import {
  declaredType,
  isAttribute,
  propertiesOf,
  type Property,
  REACTS_OWN,
} from "./properties.ts";
import type { Prop } from "./request.ts";
import { fileOf } from "./symbols.ts";
import { readMember } from "./slotProps.ts";
import { TypeReader, writtenText } from "./types.ts";

/** How many names deep types are opened: those in the types of an entry, and those in these. */
const DEPTH = 2;

/** The members of an object with more than this are named on one line, without descriptions. */
const MAX_MEMBERS = 80;

/** A type that repeats fewer of the entry's props lists all its members. */
const MIN_REPEATED = 5;

type Member = ReturnType<typeof describeMember>;

/** What a named type is, whichever entry refers to it. */
interface Content {
  text: string;
  members: Member[];
  /** The named types that it refers to. */
  named: ReadonlyMap<string, ts.Symbol>;
  /** Members with the name that nobody declares. */
  unresolved: readonly [member: string, detail: string][];
}

/** Reads named types, each once for all entries that refer to it. */
export class NamedTypes {
  readonly #checker: ts.TypeChecker;
  readonly #read = new Map<ts.Symbol, Content>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  content(name: string, symbol: ts.Symbol): Content {
    const known = this.#read.get(symbol) ?? readContent(this.#checker, name, symbol);
    this.#read.set(symbol, known);
    return known;
  }
}

/**
 * Opens the named types that an entry refers to.
 *
 * @param props Of a component.
 */
export function describeNamedTypes(context: Context, types: NamedTypes, props: readonly Prop[]) {
  const opened = new Map<string, ReturnType<typeof describe>>();
  let pending: ReadonlyMap<string, ts.Symbol> = context.reader.named;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const named = new Map<string, ts.Symbol>();
    for (const [name, symbol] of pending) {
      if (isEmpty(context.checker, symbol)) continue;
      opened.set(name, describe(context, types, { name, symbol, props, named }));
    }
    pending = new Map([...named].filter(([name]) => !opened.has(name)));
  }
  return [...context.listed, ...opened.values()].sort((a, b) => compare(a.name, b.name));
}

interface NamedSymbol {
  name: string;
  symbol: ts.Symbol;
  props: readonly Prop[];
  /** Is given the named types that this one refers to. */
  named: Map<string, ts.Symbol>;
}

function describe(
  context: Context,
  types: NamedTypes,
  { name, symbol, props, named }: NamedSymbol,
) {
  const { description } = docsOf(context.checker, symbol);
  const href = documentedAt(context, name) ?? documentedElsewhere(context, name, symbol);
  if (href !== null) return { name, text: "", description, members: [], href };
  const content = withoutProps(context.entry, props, name, types.content(name, symbol));
  for (const [other, one] of content.named) named.set(other, one);
  for (const [member, detail] of content.unresolved) context.report("unresolved", member, detail);
  return { name, text: content.text, description, members: content.members, href };
}

/** A type that repeats the entry's props, as the state of a component does: it names them together. */
function withoutProps(entry: EntryRequest, props: readonly Prop[], name: string, content: Content) {
  const propsType = `${nameInTypes(entry.name)}Props`;
  const { members } = content;
  const known = new Map(props.map((one) => [one.name, one]));
  const isRepeated = ({ name: member, type }: Member) => {
    const prop = known.get(member);
    return prop?.origin.kind === "system" || prop?.type.text === type.text;
  };
  const others = members.filter((one) => !isRepeated(one) && !REACTS_OWN.has(one.name));
  const isMissing = (one: Prop) =>
    !one.internal &&
    one.origin.kind !== "system" &&
    !members.some((member) => member.name === one.name);
  const missing = props.filter(isMissing).map((one) => quoted(one.name));
  const repeated = members.filter(isRepeated).length;
  const isFew = repeated < MIN_REPEATED || Math.max(others.length, missing.length) > repeated / 2;
  if (isFew || name === propsType) return content;
  const base = missing.length > 0 ? `Omit<${propsType}, ${missing.join(" | ")}>` : propsType;
  const names = new Set(others.flatMap(({ type }) => type.names ?? []));
  const named = new Map([...content.named].filter(([one]) => names.has(one)));
  return { ...content, text: [base, ...objectText(others)].join(" & "), members: [], named };
}

function readContent(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): Content {
  const unresolved: [string, string][] = [];
  // How well a name is known is a matter of the prop that has it; a name that nobody declares
  // would be missing here as well.
  const reader = new TypeReader(checker, (fault, member, detail) => {
    if (fault === "unresolved") unresolved.push([member, detail]);
  });
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const order = new Order(checker, ...(symbol.declarations ?? []));
  const members = [...membersOf(order, type)].map((one) => describeMember(reader, name, one));
  const { named } = reader;
  if (members.length > MAX_MEMBERS) {
    return { text: summary(symbol, members), members: [], named, unresolved };
  }
  const text = members.length === 0 ? definition(reader, symbol, type, name) : "";
  return { text, members, named, unresolved };
}

/**
 * A large object on one line: as it was written where it combines other types; else its own
 * members, and the names of the interfaces that it extends.
 */
function summary(symbol: ts.Symbol, members: readonly Member[]) {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  if (alias !== undefined && !ts.isTypeLiteralNode(alias)) return writtenText(alias);
  const interfaces = symbol.declarations?.filter(ts.isInterfaceDeclaration) ?? [];
  const bases = interfaces.flatMap((one) => one.heritageClauses ?? []).flatMap((one) => one.types);
  const declared = new Set([...(symbol.members?.values() ?? [])].map(({ name }) => name));
  const own = members.filter(({ name }) => bases.length === 0 || declared.has(name));
  return [...bases.map(writtenText), ...objectText(own)].join(" & ");
}

/** An object on one line; nothing for one without members. */
function objectText(members: readonly Member[]): string[] {
  const texts = members.map(
    ({ name, required, type }) => `${name}${required ? "" : "?"}: ${type.text}`,
  );
  return texts.length > 0 ? [`{ ${texts.join("; ")} }`] : [];
}

/**
 * Where a type is explained: the page that the family's data names, or that of the component or
 * interface that it is named after.
 */
function documentedAt({ family, entry }: Context, name: string): string | null {
  const link = family.links[name];
  if (link !== undefined) return link;
  const documented = family.entries.find(
    (one) =>
      one.name === name || (one.kind === "component" && `${nameInTypes(one.name)}Props` === name),
  );
  return documented === undefined || documented === entry ? null : hrefOf(documented);
}

function documentedElsewhere(
  { family, packages }: Context,
  name: string,
  symbol: ts.Symbol,
): string | null {
  const owner = packages.of(fileOf(symbol) ?? "")?.manifest.name;
  return (owner && family.elsewhere[owner]?.[name]) ?? null;
}

function membersOf(order: Order, type: ts.Type) {
  const { checker } = order;
  const isObject =
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type);
  if (!isObject) return [];
  return [...propertiesOf(order, type)].filter(([, { symbol }]) => !isAttribute(symbol));
}

function definition(reader: TypeReader, symbol: ts.Symbol, type: ts.Type, name: string) {
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const isOpen = (type.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess)) !== 0;
  if (node !== undefined && isOpen) return writtenText(node);
  return reader.read(type, node, { member: name, unnamed: true }).text;
}

/** Whether an interface only exists for applications to add to it. */
function isEmpty(checker: ts.TypeChecker, symbol: ts.Symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Interface)) return false;
  if (docsOf(checker, symbol).description !== "") return false;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return (
    checker.getPropertiesOfType(type).length === 0 &&
    type.getCallSignatures().length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

export function describeMember(
  reader: TypeReader,
  owner: string,
  [name, { symbol, type, required }]: [string, Property],
) {
  const docs = docsOf(reader.checker, symbol);
  return {
    name,
    type: readMember(reader, type, declaredType(symbol), {
      member: `${owner}.${name}`,
      optional: !required,
      declarations: symbol.declarations,
    }),
    required,
    default: docs.default,
    description: docs.description,
    deprecated: docs.deprecated,
  };
}
