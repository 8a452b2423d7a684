import { cssColor } from '../../families/material-ui/cssColor';
import {
  type PaletteColors,
  paletteOptions,
  paletteVariables,
} from '../../families/material-ui/palette';

const tokens = ['main', 'light', 'dark', 'contrastText'];

/** The theme that a reader takes home. */
export function themeCode(colors: PaletteColors): string {
  const variables = paletteVariables(colors);
  const scheme = (name: 'light' | 'dark') => {
    const options = paletteOptions(colors, name);
    const role = (color: keyof PaletteColors) => {
      const { main } = options[color];
      if (cssColor(main) === main) return `{ main: '${main}' }`;
      // The library would write the others with a name that browsers do not know.
      const all = tokens.map((token) => {
        const value = variables[name][`--mui-palette-${color}-${token}`] ?? '';
        return `          ${token}: '${cssColor(value)}',\n`;
      });
      return `{\n${all.join('')}        }`;
    };
    return `    ${name}: {
      palette: {
        primary: ${role('primary')},
        secondary: ${role('secondary')},
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
