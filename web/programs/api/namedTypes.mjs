import ts from "typescript";
import { docsOf } from "./docs.mjs";
import { compare } from "./order.mjs";
import { hrefOf } from "./origins.mjs";
import { declaredType, isAttribute, propertiesOf } from "./properties.mjs";
import { fileOf } from "./symbols.mjs";
import { TypeReader, writtenText } from "./types.mjs";

/**
 * @typedef {import("./context.mjs").Context} Context
 */

/** How many names deep types are opened: those in the types of an entry, and those in these. */
const DEPTH = 2;

/** The members of an object with more than this are named on one line, without descriptions. */
const MAX_MEMBERS = 80;

/**
 * Opens the named types that an entry refers to.
 *
 * @param {Context} context
 */
export function describeNamedTypes(context) {
  /** @type {Map<string, ReturnType<typeof describe>>} */
  const opened = new Map();
  let pending = new Map(context.reader.named);
  for (let depth = 0; depth < DEPTH; depth += 1) {
    // How well a name is known is a matter of the prop that has it; a name that nobody declares
    // would be missing here as well.
    const reader = new TypeReader(context.checker, (fault, member, detail) => {
      if (fault === "unresolved") context.report(fault, member, detail);
    });
    for (const [name, symbol] of pending) {
      if (!isEmpty(context.checker, symbol)) {
        opened.set(name, describe(context, reader, name, symbol));
      }
    }
    pending = new Map([...reader.named].filter(([name]) => !opened.has(name)));
  }
  return [...opened.values()].sort((a, b) => compare(a.name, b.name));
}

/**
 * @param {Context} context
 * @param {TypeReader} reader
 * @param {string} name
 * @param {ts.Symbol} symbol
 */
function describe(context, reader, name, symbol) {
  const { checker } = context;
  const { description } = docsOf(checker, symbol);
  const href = documentedAt(context, name) ?? documentedElsewhere(context, name, symbol);
  if (href !== null) return { name, text: "", description, members: [], href };
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = [...membersOf(checker, type)].map((one) => describeMember(reader, name, one));
  if (members.length > MAX_MEMBERS) {
    return { name, text: summary(symbol, members), description, members: [], href };
  }
  const text = members.length === 0 ? definition(reader, symbol, type, name) : "";
  return { name, text, description, members, href };
}

/**
 * A large object on one line: as it was written where it combines other types; else its own
 * members, and the names of the interfaces that it extends.
 *
 * @param {ts.Symbol} symbol
 * @param {readonly ReturnType<typeof describeMember>[]} members
 */
function summary(symbol, members) {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  if (alias !== undefined && !ts.isTypeLiteralNode(alias)) return writtenText(alias);
  const interfaces = symbol.declarations?.filter(ts.isInterfaceDeclaration) ?? [];
  const bases = interfaces.flatMap((one) => one.heritageClauses ?? []).flatMap((one) => one.types);
  const declared = new Set([...(symbol.members?.values() ?? [])].map(({ name }) => name));
  const own = members.filter(({ name }) => bases.length === 0 || declared.has(name));
  const texts = own.map(
    ({ name, required, type }) => `${name}${required ? "" : "?"}: ${type.text}`,
  );
  return [...bases.map(writtenText), `{ ${texts.join("; ")} }`].join(" & ");
}

/**
 * Where a type is explained: the page that the family's data names, or that of the component or
 * interface that it is named after.
 *
 * @param {Context} context
 * @param {string} name
 * @returns {string | null}
 */
function documentedAt({ family, entry }, name) {
  const link = family.links[name];
  if (link !== undefined) return link;
  const documented = family.entries.find(
    (one) => one.name === name || (one.kind === "component" && `${one.name}Props` === name),
  );
  return documented === undefined || documented === entry ? null : hrefOf(documented);
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {ts.Symbol} symbol
 * @returns {string | null}
 */
function documentedElsewhere({ family, packages }, name, symbol) {
  const owner = packages.of(fileOf(symbol) ?? "")?.manifest.name;
  return (owner && family.elsewhere[owner]?.[name]) ?? null;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 */
function membersOf(checker, type) {
  const isObject =
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type);
  if (!isObject) return [];
  return [...propertiesOf(checker, type)].filter(([, { symbol }]) => !isAttribute(symbol));
}

/**
 * @param {TypeReader} reader
 * @param {ts.Symbol} symbol
 * @param {ts.Type} type
 * @param {string} name
 */
function definition(reader, symbol, type, name) {
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const isOpen = (type.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess)) !== 0;
  if (node !== undefined && isOpen) return writtenText(node);
  return reader.read(type, node, { member: name, unnamed: true }).text;
}

/**
 * Whether an interface only exists for applications to add to it.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function isEmpty(checker, symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Interface)) return false;
  if (docsOf(checker, symbol).description !== "") return false;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return (
    checker.getPropertiesOfType(type).length === 0 &&
    type.getCallSignatures().length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

/**
 * @param {TypeReader} reader
 * @param {string} owner
 * @param {[string, import("./properties.mjs").Property]} member
 */
function describeMember(reader, owner, [name, { symbol, type, required }]) {
  const docs = docsOf(reader.checker, symbol);
  return {
    name,
    type: reader.read(type, declaredType(symbol), {
      member: `${owner}.${name}`,
      optional: !required,
    }),
    required,
    default: docs.default,
    description: docs.description,
    deprecated: docs.deprecated,
  };
}
