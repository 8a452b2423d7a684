import { decomposeColor } from '@mui/material/styles';
import { cssColor } from '../../families/material-ui/cssColor';

/** What becomes of a color in a theme. */
export type CheckedColor =
  | {
      readonly legal: true;
      readonly color: string;
      /** As browsers read it. */
      readonly css: string;
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
      /** Site path of the page on the error. */
      readonly error: string;
    };

const formats = '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla() and color()';
const spaces = 'srgb, display-p3, a98-rgb, prophoto-rgb and rec-2020';
/** The library takes other numbers of digits, too, and what has no end. */
const written = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgba?|hsla?|color)\(.*\))$/i;

/** Tells whether a color has one of the formats that are supported, and numbers that can be read. */
export function checkColor(text: string): CheckedColor {
  const color = text.trim();
  try {
    const { type, values, colorSpace } = decomposeColor(color);
    const read = colorSpace === undefined ? type : `${type} ${colorSpace}`;
    if (!written.test(color)) return unsupported(color);
    if (!isWhole(values)) return unsupported(color, adviceOf(color));
    return { legal: true, color, css: cssColor(color), read, values };
  } catch {
    return color.startsWith('color(') ? unknownSpace(color) : unsupported(color);
  }
}

/** Explained by error 9, which the library raises for most of these. */
function unsupported(color: string, more = ''): CheckedColor {
  return {
    legal: false,
    problem: color === '' ? 'Enter a color.' : `Unsupported color: ${color}`,
    advice: `The formats are ${formats}.${more}`,
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

/** How numbers are written, where not all can be read. */
function adviceOf(color: string): string {
  if (color.startsWith('#')) return '';
  const between = color.startsWith('color(') ? 'spaces' : 'commas';
  return ` Write three or four numbers with ${between}.`;
}

function isWhole(values: readonly number[]): boolean {
  return (values.length === 3 || values.length === 4) && values.every(Number.isFinite);
}

function errorPage(code: number, argument: string): string {
  const query = new URLSearchParams({ 'args[]': argument });
  return `/production-error/${String(code)}/?${query.toString()}`;
}
