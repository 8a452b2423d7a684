import { createTheme, ThemeProvider } from '@mui/material/styles';
import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { styleOf } from '../symptoms';

const theme = createTheme();

function Bordered(props: BoxProps) {
  return (
    <ThemeProvider theme={theme}>
      <Box className="box" {...props} />
    </ThemeProvider>
  );
}

export default [
  {
    lead: 'The border has the wrong color.',
    Failing: () => <Bordered sx={{ borderColor: 'error.main', border: 1 }} />,
    Fixed: () => <Bordered sx={{ border: 1, borderColor: 'error.main' }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).borderTopColor === 'rgb(0, 0, 0)',
  },
  {
    lead: "`borderColor: 'primary'` has no effect.",
    Failing: () => <Bordered sx={{ border: 1, borderColor: 'primary' }} />,
    Fixed: () => <Bordered sx={{ border: 1, borderColor: 'primary.main' }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).borderTopColor === 'rgb(0, 0, 0)',
  },
  {
    lead: 'One corner is hardly rounded.',
    Failing: () => <Bordered sx={{ borderTopLeftRadius: 2 }} />,
    Fixed: () => <Bordered sx={{ borderRadius: '8px 8px 0 0' }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).borderTopLeftRadius === '2px',
  },
  {
    lead: 'A logical side has no border.',
    Failing: () => <Bordered sx={{ borderBlock: 1 }} />,
    Fixed: () => <Bordered sx={{ borderBlock: '1px solid' }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).borderTopWidth === '0px',
  },
] satisfies Pitfall[];
