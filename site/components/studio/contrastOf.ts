import { contrast, levels, nearest } from './oklch';
import { solid } from './solid';
import type { Kit, Pair } from './kit';
import { type Scheme, schemes, type ThemeValue } from './theme';

/** The contrast that a reader sees: what a text lets through of its background is mixed in. */
export function contrastOf({ text, background }: Pair): number {
  const ground = solid(background, '#ffffff');
  return contrast(solid(text, ground), ground);
}

/**
 * The color nearest to that of a pair's field with which all pairs of the field pass AA. If there is none,
 * those that pass already go on passing; if there is none of that kind either, it is for the pair alone.
 * `null` if no color is light or dark enough.
 */
export function mended(kit: Kit, theme: ThemeValue, scheme: Scheme, pair: Pair): string | null {
  const own = pair.field in theme ? String(theme[pair.field]) : colorIn(kit, pair.field);
  const before = solid(own, solid(pair.background, '#ffffff'));
  const isPair = (one: SchemePair) => one.scheme === scheme && one.label === pair.label;
  const all = pairsOfField(kit, theme, pair.field);
  const goals = [all, all.filter((one) => isPair(one) || isReadable(one)), all.filter(isPair)];
  for (const goal of goals) {
    const names = new Set(goal.map(nameOf));
    const color = nearest(before, (candidate) =>
      pairsOfField(kit, { ...theme, [pair.field]: candidate }, pair.field)
        .filter((one) => names.has(nameOf(one)))
        .every(isReadable),
    );
    if (color !== null) return color;
  }
  return null;
}

interface SchemePair extends Pair {
  readonly scheme: Scheme;
}

/** The pairs of a field in both schemes: a field may be one of both. */
function pairsOfField(kit: Kit, theme: ThemeValue, field: string): readonly SchemePair[] {
  return schemes.flatMap((scheme) =>
    kit
      .pairs(theme, scheme)
      .filter((pair) => pair.field === field)
      .map((pair) => ({ ...pair, scheme })),
  );
}

function nameOf({ scheme, label }: SchemePair): string {
  return `${scheme} ${label}`;
}

function isReadable(pair: Pair): boolean {
  return contrastOf(pair) >= levels.AA;
}

function colorIn(kit: Kit, id: string): string {
  const fields = kit.sections.flatMap((section) => section.fields);
  return String(fields.find((field) => field.id === id)?.standard ?? '#000000');
}
