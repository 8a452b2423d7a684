import { contrast, hexOfOklch, levels, nearest, oklchOf, withAlpha } from '../oklch';
import { solid } from '../solid';
import { type Status, statusHue } from '../statusHue';
import type { ThemeValue } from '../theme';

/** Hues that readers know a meaning of, and how light and colorful they are beside white. */
const statuses: Readonly<Record<string, Status>> = {
  danger: { l: 0.53, c: 0.19, h: 27, apart: -30 },
  success: { l: 0.5, c: 0.12, h: 150 },
  warning: { l: 0.55, c: 0.12, h: 65, apart: 30 },
};

/** What a divider covers of its background, on which it is drawn in the color of text. */
const dividerAlpha = 0.14;

/** The five colors, and grounds of both schemes, that go with one color. */
export function paletteOf(seed: string): ThemeValue {
  const primary = solid(seed, '#ffffff');
  const { c, h = 0 } = oklchOf(primary);
  const gray = (l: number, trace: number) =>
    hexOfOklch({ mode: 'oklch', l, c: Math.min(trace, c), h });
  const lightText = gray(0.24, 0.02);
  const darkText = gray(0.95, 0.008);
  return {
    primary,
    neutral: gray(0.5, 0.018),
    ...Object.fromEntries(
      Object.entries(statuses).map(([name, { h: own, apart, ...status }]) => {
        const hue = statusHue(own, { c, h }, apart);
        return [name, readable(hexOfOklch({ mode: 'oklch', ...status, h: hue }))];
      }),
    ),
    'light.background': '#ffffff',
    'light.surface': gray(0.985, 0.005),
    'light.popup': '#ffffff',
    'light.text': lightText,
    'light.quiet': gray(0.42, 0.02),
    'light.faint': gray(0.5, 0.02),
    'light.divider': withAlpha(lightText, dividerAlpha),
    'dark.background': gray(0.17, 0.012),
    'dark.surface': gray(0.21, 0.014),
    'dark.popup': gray(0.24, 0.016),
    'dark.text': darkText,
    'dark.quiet': gray(0.8, 0.012),
    'dark.faint': gray(0.72, 0.014),
    'dark.divider': withAlpha(darkText, dividerAlpha),
  };
}

/** Texts on the tones are white. */
function readable(color: string): string {
  return nearest(color, (one) => contrast(one, '#ffffff') >= levels.AA) ?? color;
}
