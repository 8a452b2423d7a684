import { cssColor } from './cssColor';

// What a theme may hold is what both the library and browsers read: the library alone takes any
// text between parentheses, and would hand it on to a style sheet.
const number = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const percentage = `${number}%`;
const comma = String.raw`\s*,\s*`;
const opacity = `(?:${comma}(${number}))?`;
const numbers = (first: string, other: string) =>
  [first, other, other].map((one) => `(${one})`).join(comma);
const space = '(srgb|display-p3|a98-rgb|prophoto-rgb|rec-2020)';

const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const formats = [
  { name: 'rgb', most: [255, 255, 255, 1], form: numbers(number, number) + opacity },
  { name: 'hsl', most: [360, 100, 100, 1], form: numbers(number, percentage) + opacity },
].map(({ name, most, form }) => ({ most, form: new RegExp(`^${name}a?\\(\\s*${form}\\s*\\)$`) }));
const wide = new RegExp(
  `^color\\(${space} (${number}) (${number}) (${number})(?: /(${number}))?\\)$`,
);

/** Whether a color is one that a theme may have, and that the browser draws, where there is one. */
export function isLegalColor(color: string): boolean {
  return (
    isWellFormed(color) && (typeof CSS === 'undefined' || CSS.supports('color', cssColor(color)))
  );
}

function isWellFormed(color: string): boolean {
  if (digits.test(color)) return true;
  const [, , ...parts] = wide.exec(color) ?? [];
  if (parts.length > 0) return areWithin(parts, [1, 1, 1, 1]);
  return formats.some(({ form, most }) => {
    const [, ...values] = form.exec(color) ?? [];
    return values.length > 0 && areWithin(values, most);
  });
}

/** Whether all numbers are from zero to the most that each may be; the opacity may be missing. */
function areWithin(values: readonly (string | undefined)[], most: readonly number[]): boolean {
  return values.every((value, index) => {
    const read = parseFloat(value ?? '0');
    return read >= 0 && read <= (most[index] ?? 0);
  });
}
