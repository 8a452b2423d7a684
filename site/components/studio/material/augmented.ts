import { createTheme } from '@mui/material/styles';

const { palette } = createTheme();

/** The tones that the library computes of a color. */
export function augmented(main: string) {
  const { light, dark, contrastText } = palette.augmentColor({ color: { main } });
  return { main, light, dark, contrastText };
}

/** What the props of components call something else. */
const values: readonly string[] = ['default', 'inherit'];

/** Whether a color of a name would be taken for another. */
export function isOwnName(name: string): boolean {
  return (
    values.includes(name) || name in palette || name in createTheme({ cssVariables: true }).palette
  );
}
