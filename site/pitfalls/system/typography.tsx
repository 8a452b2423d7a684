import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall } from '../pitfall';
import { styleOf } from '../symptoms';

const theme = responsiveFontSizes(createTheme());

function Text(props: BoxProps) {
  return (
    <ThemeProvider theme={theme}>
      <Box className="text" {...props}>
        Orders
      </Box>
    </ThemeProvider>
  );
}

export default [
  {
    lead: "`fontSize: 'h6'` has no effect.",
    Failing: () => <Text sx={{ fontSize: 'h6' }} />,
    Fixed: () => <Text sx={{ typography: 'h6' }} />,
    symptom: async (stage) => (await styleOf(stage, '.text')).fontSize === '16px',
  },
  {
    lead: '`fontSize` is ignored next to `typography`.',
    Failing: () => <Text sx={{ fontSize: 20, typography: 'body2' }} />,
    Fixed: () => <Text sx={{ typography: 'body2', fontSize: 20 }} />,
    symptom: async (stage) => (await styleOf(stage, '.text')).fontSize !== '20px',
  },
  {
    lead: '`fontSize` is ignored at some widths.',
    Failing: () => <Text sx={{ typography: 'h3', fontSize: 20 }} />,
    Fixed: () => <Text sx={{ typography: 'h3', fontSize: { xs: 20, sm: 20, md: 20, lg: 20 } }} />,
    symptom: async (stage) => {
      await stage.resize(1000, 600);
      return (await styleOf(stage, '.text')).fontSize !== '20px';
    },
  },
  {
    lead: "`typography: 'h2'` is not a heading.",
    Failing: () => <Text sx={{ typography: 'h2' }} />,
    Fixed: () => <Text component="h2" sx={{ typography: 'h2' }} />,
    symptom: async ({ find }) => (await find('.text')).tagName !== 'H2',
  },
] satisfies Pitfall[];
