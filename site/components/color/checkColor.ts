import { decomposeColor } from '@mui/material/styles';

/** What the library makes of a color. */
export type CheckedColor =
  | {
      readonly legal: true;
      readonly color: string;
      /** The format that the library takes it for, with the space of `color()`. */
      readonly read: string;
      readonly values: readonly number[];
    }
  | {
      readonly legal: false;
      /** What is wrong, in a sentence. */
      readonly problem: string;
      /** What to write instead. */
      readonly advice: string;
      /** Site path of the page on the error that the library raises; none where it raises none. */
      readonly error?: string;
    };

const formats = '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla() and color()';
const spaces = 'srgb, display-p3, a98-rgb, prophoto-rgb and rec-2020';

/** Hands a color to the library, and looks at the numbers that it has read. */
export function checkColor(written: string): CheckedColor {
  const color = written.trim();
  try {
    const { type, values, colorSpace } = decomposeColor(color);
    const read = colorSpace === undefined ? type : `${type} ${colorSpace}`;
    return isWhole(values) ? { legal: true, color, read, values } : withoutNumbers(color);
  } catch {
    return color.startsWith('color(') ? unknownSpace(color) : unsupported(color);
  }
}

/** Raised as error 9. */
function unsupported(color: string): CheckedColor {
  return {
    legal: false,
    problem: color === '' ? 'Enter a color.' : `Unsupported color: ${color}`,
    advice: `The formats are ${formats}.`,
    error: errorPage(9, color),
  };
}

/** Raised as error 10. */
function unknownSpace(color: string): CheckedColor {
  const space = color.slice('color('.length).split(/[ )]/)[0] ?? '';
  return {
    legal: false,
    problem: `Unsupported color space: ${space}`,
    advice: `The spaces are ${spaces}.`,
    error: errorPage(10, space),
  };
}

/** The library raises no error for these, and computes with what is not a number. */
function withoutNumbers(color: string): CheckedColor {
  return {
    legal: false,
    problem: `No numbers can be read from ${color}`,
    advice: color.startsWith('#')
      ? 'Write 3 or 6 hexadecimal digits after the #. The library accepts this value without an error, but no color can be shown for it.'
      : 'Write numbers separated by commas, or by spaces in color(). The library accepts this value without an error, but no color can be shown for it.',
  };
}

function isWhole(values: readonly number[]): boolean {
  return (values.length === 3 || values.length === 4) && values.every(Number.isFinite);
}

function errorPage(code: number, argument: string): string {
  const query = new URLSearchParams({ 'args[]': argument });
  return `/production-error/${String(code)}/?${query.toString()}`;
}
