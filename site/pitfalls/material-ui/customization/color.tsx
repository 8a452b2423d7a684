import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Pitfall } from '../../pitfall';
import { styleOf } from '../../symptoms';

function Colored({ main, tones = {} }: { main: string; tones?: Record<string, string> }) {
  const theme = createTheme({ cssVariables: true, palette: { primary: { main, ...tones } } });
  return (
    <ThemeProvider theme={theme}>
      <Button>Text</Button>
      <Button variant="contained">Contained</Button>
    </ThemeProvider>
  );
}

export default [
  {
    lead: 'Hover and selection look almost black with `color()`.',
    Failing: () => <Colored main="color(display-p3 0 0.4 0.2)" />,
    Fixed: () => <Colored main="#006633" />,
    symptom: async (stage) => {
      await stage.hover('.MuiButton-text');
      const { backgroundColor } = await styleOf(stage, '.MuiButton-text');
      return backgroundColor === 'rgba(0, 0, 0, 0.04)';
    },
  },
  {
    lead: 'A `rec-2020` color is missing.',
    Failing: () => <Colored main="color(rec-2020 0 0.4 0.2)" />,
    Fixed: () => (
      <Colored
        main="color(rec2020 0 0.4 0.2)"
        tones={{
          light: 'color(rec2020 0.2 0.5 0.4)',
          dark: 'color(rec2020 0 0.3 0.1)',
          contrastText: 'white',
        }}
      />
    ),
    symptom: async (stage) => {
      const { backgroundColor } = await styleOf(stage, '.MuiButton-contained');
      return backgroundColor === 'rgba(0, 0, 0, 0)';
    },
  },
] satisfies Pitfall[];
