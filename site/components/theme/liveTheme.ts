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
