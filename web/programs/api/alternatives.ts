import ts from "typescript";
import type { Context } from "./context.ts";
import { compare, Order } from "./order.ts";
import { TypePrinter } from "./printer.ts";
import { declaredType } from "./properties.ts";
import type { AlternativeProp, Prop } from "./request.ts";
import { declarationOf } from "./symbols.ts";

/** More alternatives are a language of their own, which a list does not explain. */
const MAX_ALTERNATIVES = 4;

/** More members of a union are not worth the time to compare them. */
const MAX_MEMBERS = 40;

/** More props in an alternative are no note but a second list. */
const MAX_PROPS = 6;

/** A longer type is left to the list of props. */
const MAX_TYPE = 60;

/** Members follow the order of declarations: the compiler's depends on what it read before. */
type Member = Map<string, AlternativeProp & { position: number }>;

/**
 * The sets of props that a component takes one of, if its props are a union: in each what differs
 * from the others, without what it forbids.
 *
 * @param props Those that the page lists.
 */
export function describeAlternatives(
  { checker, order }: Context,
  signature: ts.Signature,
  props: Prop[],
): AlternativeProp[][] {
  const [parameter] = signature.parameters;
  const type = parameter && checker.getTypeOfSymbol(parameter);
  if (!type?.isUnion() || type.types.length > MAX_MEMBERS) return [];
  const names = props.filter(({ internal }) => !internal).map(({ name }) => name);
  const read = (member: ts.Type) => readMember(checker, member, names);
  const members = distinct(order.alternatives(type).map((member) => read(member)));
  if (members.length < 2 || members.length > MAX_ALTERNATIVES) return [];
  const differing = requiredFirst(
    members,
    names.filter((name) => new Set(members.map((one) => writeProp(one.get(name)))).size > 1),
  );
  const ordered = inOrder(members, differing);
  const alternatives = ordered.map((member) => chosen(member, members, differing));
  const isNote = alternatives.every(({ length }) => length <= MAX_PROPS);
  return isNote && isChoice(members, differing) ? alternatives : [];
}

/** The props that a member of the union takes or forbids; those of the type `never` are forbidden. */
function readMember(checker: ts.TypeChecker, member: ts.Type, names: string[]): Member {
  const found: Member = new Map();
  for (const name of names) {
    const symbol = checker.getPropertyOfType(checker.getApparentType(member), name);
    if (symbol === undefined) continue;
    const required = !(symbol.flags & ts.SymbolFlags.Optional);
    const printer = new TypePrinter(new Order(checker, declaredType(symbol)));
    const type = checker.getTypeOfSymbol(symbol);
    const isForbidden = (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0;
    const text = isForbidden ? null : printer.text(type, { optional: !required });
    const position = declarationOf(symbol)?.pos ?? Infinity;
    found.set(name, { name, required, type: text, position });
  }
  return found;
}

function writeProp(prop: AlternativeProp | undefined) {
  if (prop === undefined) return "";
  return `${prop.name}${prop.required ? "" : "?"}: ${prop.type ?? "never"}`;
}

function writeMember(member: Member) {
  return [...member.values()].map(writeProp).join();
}

function distinct(members: Member[]) {
  return [...new Map(members.map((one) => [writeMember(one), one])).values()];
}

function inOrder(members: Member[], names: string[]) {
  const first = (one: Member) =>
    Math.min(...names.map((name) => one.get(name)?.position ?? Infinity));
  const places = new Map(members.map((one) => [one, first(one)]));
  return members.toSorted((a, b) => {
    const [one = Infinity, other = Infinity] = [places.get(a), places.get(b)];
    return one === other ? compare(writeMember(a), writeMember(b)) : one - other;
  });
}

/** What one member requires tells which one it is. */
function requiredFirst(members: Member[], names: string[]) {
  const rank = (name: string) => (isRequired(members, name) ? 0 : 1);
  return names.toSorted((a, b) => rank(a) - rank(b));
}

function isRequired(members: Member[], name: string) {
  return members.some((one) => one.get(name)?.required);
}

/** What a reader is told of a member: the type of a prop only where another member has another. */
function chosen(member: Member, members: Member[], names: string[]): AlternativeProp[] {
  return names.flatMap((name) => {
    const prop = member.get(name);
    const text = prop?.type ?? null;
    if (prop === undefined || text === null) return [];
    const isTold = hasTypes(members, name) && text.length <= MAX_TYPE;
    return [{ name, required: prop.required, type: isTold ? text : null }];
  });
}

function hasTypes(members: Member[], name: string) {
  const types = members.map((one) => one.get(name)?.type ?? null);
  return new Set(types.filter((one) => one !== null)).size > 1;
}

/** Whether a reader has to choose: `{ size: 1 } | { size?: 2 }` is no more than a prop of that type. */
function isChoice(members: Member[], names: string[]) {
  const isForbidden = (name: string) => members.some((one) => one.get(name)?.type === null);
  return (
    names.length > 1 &&
    names.some((name) => hasTypes(members, name) || isRequired(members, name) || isForbidden(name))
  );
}
