import { accepts, type Field, isSame, isStandard } from '../field';
import { customId, fieldsOf, type Kit } from '../kit';
import { nested, written } from '../options';
import {
  type Entry,
  type FieldValue,
  type Literal,
  type Lookup,
  type Scheme,
  schemes,
  type ThemeValue,
} from '../theme';
import type { Leaf, Leaves } from './literals';
import type { Unread } from './source';

export interface Read {
  readonly theme: ThemeValue;
  /** The only scheme that it has colors of, if it names none. */
  readonly scheme?: Scheme;
  /** By their lines. */
  readonly unread: readonly Unread[];
}

/** The theme that options make, and what of them no field of the studio has. */
export function readEntries(kit: Kit, { leaves, unread }: Leaves): Read {
  const places = new Map(leaves.map((leaf) => [keyOf(leaf.path), leaf] as const));
  const refused = new Map<string, Field>();
  const values = fieldsOf(kit, namesIn(kit, leaves)).flatMap((field) => {
    const value = valueIn(kit, field, places, refused);
    return value === undefined ? [] : [[field, value] as const];
  });
  const theme = Object.fromEntries(values.map(([field, value]) => [field.id, value]));
  const entries = [
    ...kit.fixed,
    ...values.flatMap(([field, value]) => written(field, value, theme)),
  ].flatMap(leavesIn);
  const given = new Map(entries.map(([path, value]) => [keyOf(path), value] as const));
  const rest = leaves
    .filter(({ path, value }) => !isSame(unitless(value), unitless(given.get(keyOf(path)))))
    .map(({ path, written: own = path, line }) => ({
      line,
      what: own.join('.'),
      why: reason(kit, path, refused),
    }));
  const differing = values.filter(([field, value]) => !isStandard(field, value));
  return {
    theme: Object.fromEntries(differing.map(([field, value]) => [field.id, value])),
    unread: [...unread, ...rest].sort((one, other) => one.line - other.line),
  };
}

/** The same entry as one for each literal in it. */
function leavesIn([path, value]: Entry): readonly Entry[] {
  if (typeof value !== 'object' || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, one]) => leavesIn([[...path, name], one]));
}

type Places = ReadonlyMap<string, Leaf>;

/** What a field reads, if it is one of its values; lengths may have their unit. */
function valueIn(
  kit: Kit,
  field: Field,
  places: Places,
  refused: Map<string, Field>,
): FieldValue | undefined {
  const asked: string[] = [];
  const plain = field.read(lookupIn(places, asked, (value) => value));
  if (plain === undefined) return undefined;
  if (accepts(field, plain, kit.isColor)) return plain;
  const value = field.read(lookupIn(places, asked, unitless));
  if (accepts(field, value, kit.isColor)) return value;
  for (const key of asked) refused.set(key, field);
  return undefined;
}

function lookupIn(
  places: Places,
  asked: string[],
  spelled: (value: Literal) => Literal | undefined,
): Lookup {
  return (...path) => {
    const key = keyOf(path);
    asked.push(key);
    const leaf = places.get(key);
    if (leaf !== undefined) return spelled(leaf.value);
    const below = [...places].filter(([place]) => place.startsWith(`${key}${separator}`));
    if (below.length === 0) return undefined;
    const entries = below.map(([, one]) => [one.path.slice(path.length), one.value] as const);
    return nested(entries) as Literal;
  };
}

const separator = '\n';

function keyOf(path: readonly string[]): string {
  return path.join(separator);
}

const pixels = /^-?\d+(?:\.\d+)?px$/;

function unitless(value: Literal | undefined): Literal | undefined {
  return typeof value === 'string' && pixels.test(value) ? parseFloat(value) : value;
}

const colorName = /^[a-z][A-Za-z\d]{0,30}$/;

/** A theme with the colors that options name: it tells which fields there are. */
function namesIn(kit: Kit, leaves: readonly Leaf[]): ThemeValue {
  const names = leaves.flatMap(({ path: [first, scheme, palette, name = ''] }) =>
    first === 'colorSchemes' && palette === 'palette' && isCustom(kit, name)
      ? schemes.filter((one) => one === scheme).map((one) => [customId(name, one), ''] as const)
      : [],
  );
  return Object.fromEntries(names);
}

function isCustom(kit: Kit, name: string): boolean {
  return colorName.test(name) && (kit.customFields?.(name) ?? []).length > 0;
}

function reason(kit: Kit, path: readonly string[], refused: ReadonlyMap<string, Field>): string {
  const field = refused.get(keyOf(path));
  if (field !== undefined) return `is not a value of the field “${field.label}”`;
  const isFixed = kit.fixed.some(([fixed]) => path.every((name, index) => fixed[index] === name));
  return isFixed ? 'is set by the studio' : 'has no field in the studio';
}
