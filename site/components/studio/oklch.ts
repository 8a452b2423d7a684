import {
  clampChroma,
  converter,
  formatHex,
  formatRgb,
  modeA98,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Oklch,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';

const modes = [
  ...[modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch, modeXyz50, modeXyz65],
  ...[modeP3, modeA98, modeProphoto, modeRec2020],
];

for (const mode of modes) useMode(mode as typeof modeRgb);

export const rgb = converter('rgb');
export { formatHex, parse };

const black = { mode: 'rgb', r: 0, g: 0, b: 0 } as const;
const toOklch = converter('oklch');

/** A color by lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees); gray where it cannot be read. */
export function oklchOf(color: string): Oklch {
  return toOklch(parse(color)) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 };
}

/** Six digits: with less chroma where no screen of that kind could show it. */
export function hexOfOklch(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  return formatHex(clampChroma({ ...color, l }, 'oklch'));
}

/** A color that lets its background through: `alpha` is what it covers of it, from 0 to 1. */
export function withAlpha(color: string, alpha: number): string {
  const opaque = rgb(parse(color)) ?? black;
  return alpha === 1 ? formatHex(opaque) : formatRgb({ ...opaque, alpha });
}

/** The contrast of two opaque colors by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(parse(one) ?? black, parse(other) ?? black);
}

/** What a text needs to be read: 4.5 to 1 for AA, 7 to 1 for AAA. */
export const levels = { AA: 4.5, AAA: 7 } as const;

export function levelOf(ratio: number): 'AAA' | 'AA' | 'AA large' | 'low' {
  if (ratio >= levels.AAA) return 'AAA';
  if (ratio >= levels.AA) return 'AA';
  return ratio >= 3 ? 'AA large' : 'low';
}

const step = 0.005;

/**
 * The color of the same hue whose lightness is nearest and that passes; the color itself if it does, and
 * `null` if none does.
 */
export function nearest(color: string, passes: (candidate: string) => boolean): string | null {
  if (passes(color)) return color;
  const base = oklchOf(color);
  for (let away = step; away <= 1; away += step) {
    for (const l of [base.l - away, base.l + away]) {
      if (l < 0 || l > 1) continue;
      const candidate = hexOfOklch({ ...base, l });
      if (passes(candidate)) return candidate;
    }
  }
  return null;
}
