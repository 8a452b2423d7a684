import { joyColors } from '../values/joyTokens';
import { hexColor } from './tones';

export type JoyColor = (typeof joyColors)[number];

/** Families of fonts to choose from; the first is the theme's own. */
export const fonts = {
  inter: { name: 'Inter', family: null },
  system: { name: 'System', family: 'var(--joy-fontFamily-fallback)' },
  serif: { name: 'Serif', family: 'Georgia, "Times New Roman", serif' },
  mono: { name: 'Monospace', family: 'ui-monospace, Menlo, Consolas, monospace' },
} as const;

export type Font = keyof typeof fonts;

/** What a reader has chosen. Colors that are missing, and the numbers below, are those of the default theme. */
export interface Built {
  readonly colors: Readonly<Partial<Record<JoyColor, string>>>;
  readonly body: Font;
  readonly display: Font;
  /** Size of text and of headings, in percent. */
  readonly text: number;
  readonly headings: number;
  /** `radius.md` in pixels; the other corners follow it. */
  readonly radius: number;
}

export const plain: Built = {
  colors: {},
  body: 'inter',
  display: 'inter',
  text: 100,
  headings: 100,
  radius: 8,
};

export const ranges = {
  text: { min: 80, max: 125, step: 5 },
  headings: { min: 70, max: 130, step: 5 },
  radius: { min: 0, max: 24, step: 1 },
} as const;

type Amount = keyof typeof ranges;
const amounts = ['text', 'headings', 'radius'] as const;

/** Only what differs from the default theme is in the address. */
export function writeBuilt(built: Built): string {
  const query = new URLSearchParams();
  for (const color of joyColors) {
    const chosen = built.colors[color];
    if (chosen !== undefined) query.set(color, chosen.slice(1));
  }
  for (const name of ['body', 'display'] as const)
    if (built[name] !== plain[name]) query.set(name, built[name]);
  for (const name of amounts) if (built[name] !== plain[name]) query.set(name, String(built[name]));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Reads an address; what it has wrong is as in the default theme. */
export function readBuilt(search: string): Built {
  const query = new URLSearchParams(search);
  const colors = joyColors.flatMap((color) => {
    const chosen = hexColor(query.get(color) ?? '');
    return chosen === null ? [] : [[color, chosen] as const];
  });
  return {
    colors: Object.fromEntries(colors),
    body: fontIn(query.get('body')),
    display: fontIn(query.get('display')),
    text: amountIn(query, 'text'),
    headings: amountIn(query, 'headings'),
    radius: amountIn(query, 'radius'),
  };
}

function fontIn(name: string | null): Font {
  return name !== null && Object.hasOwn(fonts, name) ? (name as Font) : 'inter';
}

function amountIn(query: URLSearchParams, name: Amount): number {
  const written = query.get(name);
  const value = Number(written);
  const { min, max } = ranges[name];
  return written !== null && Number.isInteger(value) && value >= min && value <= max
    ? value
    : plain[name];
}
