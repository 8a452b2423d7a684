import { contrast, levels, nearest } from './oklch';
import { solid } from './solid';
import type { Kit, Pair } from './kit';
import type { Scheme, ThemeValue } from './theme';

/** The contrast that a reader sees: what a text lets through of its background is mixed in. */
export function contrastOf({ text, background }: Pair): number {
  const ground = solid(background, '#ffffff');
  return contrast(solid(text, ground), ground);
}

/**
 * The color nearest to that of a pair's field with which the pair passes AA, and no pair of the field
 * that passes stops doing so; `null` if there is none.
 */
export function mended(kit: Kit, theme: ThemeValue, scheme: Scheme, pair: Pair): string | null {
  const pairs = kit.pairs(theme, scheme).filter(({ field }) => field === pair.field);
  const held = pairs.filter((one) => one.label === pair.label || contrastOf(one) >= levels.AA);
  const labels = new Set(held.map(({ label }) => label));
  const own = pair.field in theme ? String(theme[pair.field]) : colorIn(kit, pair.field);
  return nearest(solid(own, solid(pair.background, '#ffffff')), (candidate) =>
    kit
      .pairs({ ...theme, [pair.field]: candidate }, scheme)
      .filter(({ field, label }) => field === pair.field && labels.has(label))
      .every((one) => contrastOf(one) >= levels.AA),
  );
}

function colorIn(kit: Kit, id: string): string {
  const fields = kit.sections.flatMap((section) => section.fields);
  return String(fields.find((field) => field.id === id)?.standard ?? '#000000');
}
