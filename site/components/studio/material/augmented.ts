import { createTheme } from '@mui/material/styles';

const { palette } = createTheme();

/** The tones that the library computes of a color. */
export function augmented(main: string) {
  const { light, dark, contrastText } = palette.augmentColor({ color: { main } });
  return { main, light, dark, contrastText };
}

/** Whether a palette has something by a name, in either scheme. */
export function isOwnName(name: string): boolean {
  return name in palette || name in createTheme({ cssVariables: true }).palette;
}
