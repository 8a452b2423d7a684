import { createTheme, extendTheme, type Theme } from '@mui/material/styles';
import { flat, type ThemeNode, themeTree } from '../theme/themeTree';

/** The installed package's default theme in each scheme: all drawn values are read from these. */
export const themes: Readonly<Record<Scheme, Theme>> = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

/** The same with CSS variables, which knows their names and the overlays of the dark scheme. */
export const themeWithVariables = extendTheme({ colorSchemes: { light: true, dark: true } });

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Fields of a theme without groups around them, by path. */
export function fieldsOf(scheme: Scheme): ReadonlyMap<string, ThemeNode> {
  const nodes = flat(themeTree(themes[scheme], themeWithVariables.vars));
  const fields = nodes.filter((node) => node.children.length === 0 && node.value !== 'function');
  return new Map(fields.map((node) => [node.path, node]));
}
