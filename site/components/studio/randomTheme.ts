import type { Field } from './field';
import { customId, fieldsOf, type Kit, withoutLost } from './kit';
import { type FieldValue, schemes, type ThemeValue } from './theme';

const chance = 1 / 3;
const families = ['Georgia, serif', 'system-ui, sans-serif', '"Courier New", monospace', 'Inter'];

/** A theme that is the same for a seed: about a third of the fields have another legal value. */
export function randomTheme(kit: Kit, seed: number): ThemeValue {
  const next = numbersOf(seed);
  const names = next() < chance ? schemes.map((scheme) => [customId('brand', scheme), '']) : [];
  const fields = fieldsOf(kit, Object.fromEntries(names) as ThemeValue);
  const entries = fields.flatMap((field) => {
    if (next() >= chance) return [];
    const value = randomValue(field, next);
    return value === field.standard ? [] : [[field.id, value] as const];
  });
  // A color may be chosen that the theme has in one scheme only.
  return withoutLost(kit, Object.fromEntries(entries));
}

function randomValue(field: Field, next: () => number): FieldValue {
  const among = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)];
  switch (field.kind) {
    case 'color':
      return `#${Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
    case 'number': {
      const { min, max, step } = field;
      const count = Math.floor((max - min) / step) + 1;
      return Math.round((min + Math.floor(next() * count) * step) * 1000) / 1000;
    }
    case 'choice':
      return among(field.choices)?.value ?? field.standard;
    case 'switch':
      return !field.standard;
    case 'font':
      return among(families) ?? field.standard;
  }
}

/** Numbers from 0 to 1 by Mulberry32, which says all of its state in 32 bits. */
function numbersOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}
