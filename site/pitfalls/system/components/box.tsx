import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf } from '../../symptoms';

const theme = createTheme({ palette: { primary: { main: '#ff0000' } } });

const forwarded: object = { ownerState: { size: 'small' } };

export default [
  {
    lead: 'The color is not applied.',
    Failing: () => <Box className="box" sx={{ color: 'primary.main' }} />,
    Fixed: () => (
      <ThemeProvider theme={theme}>
        <Box className="box" sx={{ color: 'primary.main' }} />
      </ThemeProvider>
    ),
    symptom: async (stage) => (await styleOf(stage, '.box')).color !== 'rgb(255, 0, 0)',
  },
  {
    lead: 'Props end up in the DOM.',
    Failing: () => <Box {...forwarded} />,
    Fixed: () => <Box />,
    symptom: logs('React does not recognize the `ownerState` prop on a DOM element'),
  },
] satisfies Pitfall[];
