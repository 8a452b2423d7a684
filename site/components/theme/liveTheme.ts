import { createTheme, extendTheme } from '@mui/material/styles';
import {
  paletteOptions,
  type PaletteColors,
  type Scheme,
} from '../../families/material-ui/palette';
import { type ThemeNode, themeTree } from './themeTree';

/** The theme of the installed package, with the palette of the session if there is one. */
export function liveTheme(mode: Scheme, kept: PaletteColors | null): readonly ThemeNode[] {
  const own = kept === null ? {} : paletteOptions(kept, mode);
  const theme = createTheme({ palette: { mode, ...own } });
  const { vars } = extendTheme({ colorSchemes: { light: true, dark: true } });
  return themeTree(theme, vars);
}

/** Code that reads a field: `theme.shadows[3]` for `shadows.3`. */
export function accessTo(path: string): string {
  return path.split('.').reduce((code, name) => `${code}${memberCode(name)}`, 'theme');
}

function memberCode(name: string): string {
  if (/^[a-z_$][\w$]*$/i.test(name)) return `.${name}`;
  return /^\d+$/.test(name) ? `[${name}]` : `['${name}']`;
}
