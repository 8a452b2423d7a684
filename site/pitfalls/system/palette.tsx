import { createTheme, ThemeProvider } from '@mui/material/styles';
import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { styleOf } from '../symptoms';

function Colored({ mode, ...props }: BoxProps & { mode?: 'dark' }) {
  return (
    <ThemeProvider theme={createTheme({ palette: { mode } })}>
      <Box sx={{ color: 'text.primary' }}>
        <Box className="box" {...props} />
      </Box>
    </ThemeProvider>
  );
}

export default [
  {
    lead: "`color: 'primary'` has no effect.",
    Failing: () => <Colored sx={{ color: 'primary' }} />,
    Fixed: () => <Colored sx={{ color: 'primary.main' }} />,
    symptom: async (stage) => (await styleOf(stage, '.box')).color !== 'rgb(25, 118, 210)',
  },
  {
    lead: "`background: 'primary.main'` has no effect.",
    Failing: () => <Colored sx={{ background: 'primary.main' }} />,
    Fixed: () => <Colored sx={{ bgcolor: 'primary.main' }} />,
    symptom: async (stage) =>
      (await styleOf(stage, '.box')).backgroundColor !== 'rgb(25, 118, 210)',
  },
  {
    lead: 'Text is unreadable in dark mode.',
    Failing: () => <Colored mode="dark" sx={{ bgcolor: 'grey.200' }} />,
    Fixed: () => <Colored mode="dark" sx={{ bgcolor: 'grey.200', color: 'common.black' }} />,
    symptom: async (stage) => {
      const { color, backgroundColor } = await styleOf(stage, '.box');
      return color === 'rgb(255, 255, 255)' && backgroundColor === 'rgb(238, 238, 238)';
    },
  },
] satisfies Pitfall[];
