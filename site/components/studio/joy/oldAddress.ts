import type { FieldValue, ThemeValue } from '../theme';
import { colorNames } from './colorFields';
import { systemFonts } from './typeFields';

/** Fonts by the names that the address has for them. */
const fonts = new Map([
  ['system', systemFonts],
  ['serif', 'Georgia, "Times New Roman", serif'],
  ['mono', 'ui-monospace, Menlo, Consolas, monospace'],
]);

const ranges = {
  text: { min: 80, max: 125, standard: 100 },
  headings: { min: 70, max: 130, standard: 100 },
  radius: { min: 0, max: 24, standard: 8 },
} as const;

/** Reads an address of the builder that was here before, such as `?primary=0f766e&radius=4`. */
export function readOldAddress(search: string): ThemeValue {
  const query = new URLSearchParams(search);
  const read = (name: string, value: (text: string) => FieldValue | undefined) => {
    const found = value(query.get(name) ?? '');
    return found === undefined ? [] : [[name, found] as const];
  };
  return Object.fromEntries([
    ...colorNames.flatMap((name) => read(name, colorIn)),
    ...['body', 'display'].flatMap((name) => read(name, (text) => fonts.get(text))),
    ...Object.entries(ranges).flatMap(([name, range]) =>
      read(name, (text) => amountIn(text, range)),
    ),
  ]);
}

/** Six digits, in lower case, for three or six without a sign. */
function colorIn(text: string): string | undefined {
  const digits = /^(?:[\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[0].toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

function amountIn(
  text: string,
  { min, max, standard }: { min: number; max: number; standard: number },
): number | undefined {
  const value = Number(text);
  const isLegal = text !== '' && Number.isInteger(value) && value >= min && value <= max;
  return isLegal && value !== standard ? value : undefined;
}
