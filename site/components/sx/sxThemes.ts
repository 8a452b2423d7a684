import { createTheme as createMaterialTheme } from '@mui/material/styles';
import { createTheme } from '@mui/system';

/** The installed packages' own themes, with which values of `sx` are resolved. */
export const sxThemes = {
  system: createTheme(),
  material: createMaterialTheme(),
};

export type SxThemeName = keyof typeof sxThemes;

export const themeNames: Readonly<Record<SxThemeName, string>> = {
  system: 'MUI System',
  material: 'Material UI',
};
