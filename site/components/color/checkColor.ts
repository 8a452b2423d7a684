import { decomposeColor, recomposeColor } from '@mui/material/styles';
import { cssColor } from '../../families/material-ui/cssColor';
import { isLegalColor } from '../../families/material-ui/legalColor';

/** What becomes of a color in a theme. */
export type CheckedColor =
  | {
      readonly legal: true;
      readonly color: string;
      /** As browsers read it. */
      readonly css: string;
      /** As the library reads it. */
      readonly read: string;
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
/** How each format is written. */
const forms: readonly (readonly [start: string, form: string])[] = [
  ['rgb', 'rgb() has three numbers from 0 to 255 with commas between them'],
  ['hsl', 'hsl() has a hue from 0 to 360 and two percentages, with commas between them'],
  ['color', 'color() has a space and three numbers from 0 to 1, with one blank between them'],
];

/** Tells whether a color has one of the formats that are supported, and numbers that can be read. */
export function checkColor(text: string): CheckedColor {
  const color = text.trim();
  try {
    const read = decomposeColor(color);
    if (!isLegalColor(color)) return unsupported(color);
    return { legal: true, color, css: cssColor(color), read: recomposeColor(read) };
  } catch {
    return color.startsWith('color(') ? unknownSpace(color) : unsupported(color);
  }
}

/** Explained by error 9, which the library raises for most of these. */
function unsupported(color: string): CheckedColor {
  const form = forms.find(([start]) => color.startsWith(start))?.[1];
  const more = form === undefined ? '' : ` ${form}; an opacity from 0 to 1 may follow.`;
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

function errorPage(code: number, argument: string): string {
  const query = new URLSearchParams({ 'args[]': argument });
  return `/production-error/${String(code)}/?${query.toString()}`;
}
