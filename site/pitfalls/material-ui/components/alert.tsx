import Alert from '@mui/material/Alert';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Pitfall } from '../../pitfall';
import { styleOf } from '../../symptoms';

const red = { color: 'rgb(255, 0, 0)' };
const byKey = createTheme({
  components: { MuiAlert: { styleOverrides: { colorWarning: red } } },
});
const byVariant = createTheme({
  components: {
    MuiAlert: {
      styleOverrides: { root: { variants: [{ props: { severity: 'warning' }, style: red }] } },
    },
  },
});
const brand = createTheme({ cssVariables: true, palette: { primary: { main: '#123456' } } });

const icon = () => document.querySelector('.MuiAlert-icon')?.childElementCount === 1;

export default [
  {
    lead: 'The close button is missing.',
    Failing: () => (
      <Alert onClose={() => undefined} action={false}>
        Saved
      </Alert>
    ),
    Fixed: () => (
      <Alert onClose={() => undefined} action={undefined}>
        Saved
      </Alert>
    ),
    symptom: () => document.querySelector('button') === null,
  },
  {
    lead: '`colorWarning` in the theme has no effect.',
    Failing: () => (
      <ThemeProvider theme={byKey}>
        <Alert severity="warning">Slow</Alert>
      </ThemeProvider>
    ),
    Fixed: () => (
      <ThemeProvider theme={byVariant}>
        <Alert severity="warning">Slow</Alert>
      </ThemeProvider>
    ),
    symptom: async (stage) => (await styleOf(stage, '.MuiAlert-root')).color !== red.color,
  },
  {
    lead: 'A custom color has no background.',
    Failing: () => (
      <ThemeProvider theme={brand}>
        <Alert color={'primary' as 'info'}>Saved</Alert>
      </ThemeProvider>
    ),
    Fixed: () => (
      <ThemeProvider theme={brand}>
        <Alert color="info">Saved</Alert>
      </ThemeProvider>
    ),
    symptom: async (stage) =>
      ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(
        (await styleOf(stage, '.MuiAlert-root')).backgroundColor,
      ),
  },
  {
    lead: 'A custom severity has no icon.',
    Failing: () => <Alert severity={'neutral' as 'info'}>Saved</Alert>,
    Fixed: () => <Alert severity="info">Saved</Alert>,
    symptom: () => !icon(),
  },
  {
    lead: 'Outlines and menus are cut off.',
    Failing: () => <Alert>Saved</Alert>,
    Fixed: () => <Alert slotProps={{ message: { sx: { overflow: 'visible' } } }}>Saved</Alert>,
    symptom: async (stage) => (await styleOf(stage, '.MuiAlert-message')).overflow === 'auto',
  },
] satisfies Pitfall[];
