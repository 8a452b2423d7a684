import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Pitfall } from '../../../pitfall';
import { styleOf } from '../../../symptoms';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function Stored({ colorSchemeStorageKey }: { colorSchemeStorageKey?: string }) {
  localStorage.setItem('mui-mode', 'dark');
  localStorage.setItem('mui-color-scheme-dark', 'dim');
  return (
    <ThemeProvider theme={theme} colorSchemeStorageKey={colorSchemeStorageKey}>
      <Paper>Orders</Paper>
    </ThemeProvider>
  );
}

export default [
  {
    lead: 'Light colors in dark mode after a scheme was removed.',
    Failing: () => <Stored />,
    Fixed: () => <Stored colorSchemeStorageKey="color-scheme-2" />,
    symptom: async (stage) => {
      const { backgroundColor } = await styleOf(stage, '.MuiPaper-root');
      return backgroundColor === 'rgb(255, 255, 255)';
    },
  },
] satisfies Pitfall[];
