import { createTheme } from '@mui/material/styles';

const { palette } = createTheme();

/** The tones that the library computes of a color. */
export function augmented(main: string) {
  const { light, dark, contrastText } = palette.augmentColor({ color: { main } });
  return { main, light, dark, contrastText };
}
