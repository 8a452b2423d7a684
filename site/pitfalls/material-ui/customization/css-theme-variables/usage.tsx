import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { Pitfall } from '../../../pitfall';
import { styleOf } from '../../../symptoms';

const red = { palette: { primary: { main: 'rgb(200, 0, 0)' } } };

const Saved = ({ theme }: { theme: Theme }) => (
  <ThemeProvider theme={theme}>
    <Button variant="contained">Save</Button>
  </ThemeProvider>
);

export default [
  {
    lead: 'A second argument of `createTheme` has no effect.',
    Failing: () => <Saved theme={createTheme(createTheme({ cssVariables: true }), red)} />,
    Fixed: () => (
      <Saved theme={createTheme({ cssVariables: true, colorSchemes: { light: red } })} />
    ),
    symptom: async (stage) => (await styleOf(stage, 'button')).backgroundColor !== 'rgb(200, 0, 0)',
  },
] satisfies Pitfall[];
