import { type PaletteColors, paletteOptions } from '../../families/material-ui/palette';

/** The theme that a reader takes home. */
export function themeCode(colors: PaletteColors): string {
  const scheme = (name: 'light' | 'dark') => {
    const { primary, secondary } = paletteOptions(colors, name);
    return `    ${name}: {
      palette: {
        primary: { main: '${primary.main}' },
        secondary: { main: '${secondary.main}' },
      },
    },`;
  };
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: {
${scheme('light')}
${scheme('dark')}
  },
});`;
}
