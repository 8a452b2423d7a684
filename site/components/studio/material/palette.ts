import { contrast, hexOfOklch, nearest, oklchOf, withAlpha } from '../oklch';
import { type Status, statusHue } from '../statusHue';
import type { ThemeValue } from '../theme';
import { roleNames } from './colorFields';

/** Hues that readers know a meaning of, and how light and colorful they are beside white. */
const statuses: Readonly<Record<string, Status>> = {
  error: { l: 0.53, c: 0.19, h: 27, apart: -30 },
  warning: { l: 0.56, c: 0.14, h: 62, apart: 30 },
  info: { l: 0.53, c: 0.12, h: 240 },
  success: { l: 0.5, c: 0.12, h: 150 },
};

/** Without its alpha, a divider must be strong: the library mixes the borders of tables from it. */
const dividerAlpha = 0.12;

/** Colors of both schemes that go with one. */
export function paletteOf(seed: string): ThemeValue {
  const { l, c, h = 0 } = oklchOf(seed);
  const base = { mode: 'oklch', l, c, h } as const;
  const second = hexOfOklch({ ...base, c: Math.max(0.04, c * 0.7), h: h + 60 });
  const lightText = hexOfOklch({ ...base, l: 0.24, c: 0.02 });
  const light: Record<string, string> = {
    primary: seed,
    secondary: second,
    background: hexOfOklch({ ...base, l: 0.985, c: 0.005 }),
    paper: '#ffffff',
    text: lightText,
    quiet: hexOfOklch({ ...base, l: 0.46, c: 0.02 }),
    divider: withAlpha(lightText, dividerAlpha),
  };
  const darkGround = hexOfOklch({ ...base, l: 0.17, c: 0.012 });
  const darkText = hexOfOklch({ ...base, l: 0.94, c: 0.008 });
  const dark: Record<string, string> = {
    primary: hexOfOklch({ ...base, l: 0.8, c: Math.min(c, 0.12) }),
    secondary: hexOfOklch({ ...base, l: 0.8, c: Math.min(c * 0.7, 0.1), h: h + 60 }),
    background: darkGround,
    paper: hexOfOklch({ ...base, l: 0.215, c: 0.014 }),
    text: darkText,
    quiet: hexOfOklch({ ...base, l: 0.76, c: 0.012 }),
    divider: withAlpha(darkText, dividerAlpha),
  };
  for (const [name, { h: own, apart, ...status }] of Object.entries(statuses)) {
    const hue = statusHue(own, { c, h }, apart);
    light[name] = hexOfOklch({ mode: 'oklch', ...status, h: hue });
    dark[name] = hexOfOklch({ mode: 'oklch', l: 0.78, c: status.c * 0.75, h: hue });
  }
  // Text on them is white in the light scheme, and dark in the dark one.
  for (const role of roleNames) {
    light[role] = readable(light[role] ?? seed, '#ffffff');
    dark[role] = readable(dark[role] ?? seed, darkGround);
  }
  return { ...named('light', light), ...named('dark', dark) };
}

function readable(color: string, other: string): string {
  return nearest(color, (one) => contrast(one, other) >= 4.5) ?? color;
}

function named(scheme: string, colors: Readonly<Record<string, string>>): ThemeValue {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`${scheme}.${name}`, color]),
  );
}
