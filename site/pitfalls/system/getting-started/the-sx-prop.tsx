import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf } from '../../symptoms';

function Themed({ theme }: { theme: object }) {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: (current) => current.spacing(1) }} />
    </ThemeProvider>
  );
}

export default [
  {
    lead: '`borderColor` shows no line.',
    Failing: () => <Box className="box" sx={{ borderColor: 'red' }} />,
    Fixed: () => <Box className="box" sx={{ border: 1, borderColor: 'red' }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).borderTopWidth === '0px',
  },
  {
    lead: 'A misspelled breakpoint changes the property.',
    Failing: () => <Box className="box" sx={{ width: { tablt: 300 } }} />,
    Fixed: () => <Box className="box" sx={{ width: { sm: 300 } }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).width !== '300px',
  },
  {
    lead: '`theme.spacing is not a function`.',
    Failing: () => <Themed theme={{ palette: { page: '#fff' } }} />,
    Fixed: () => <Themed theme={createTheme({ palette: { page: '#fff' } })} />,
    symptom: logs('spacing is not a function'),
  },
] satisfies Pitfall[];
