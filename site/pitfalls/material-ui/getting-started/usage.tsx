import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Pitfall } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

function ToDark() {
  const { setMode } = useColorScheme();
  return (
    <Button variant="contained" disableElevation onClick={() => setMode('dark')}>
      Dark
    </Button>
  );
}

const Page = ({ selector }: { selector?: 'class' }) => (
  <ThemeProvider
    theme={createTheme({
      cssVariables: selector ? { colorSchemeSelector: selector } : true,
      colorSchemes: { light: true, dark: true },
      transitions: { create: () => 'none' },
    })}
  >
    <ToDark />
  </ThemeProvider>
);

const Total = ({ useFlexGap }: { useFlexGap?: boolean }) => (
  <Stack spacing={2} useFlexGap={useFlexGap}>
    <Typography>Subtotal</Typography>
    <Typography sx={{ mt: 3 }}>Total</Typography>
  </Stack>
);

export default [
  {
    lead: '`cssVariables: true` and a toggle.',
    Failing: () => <Page />,
    Fixed: () => <Page selector="class" />,
    symptom: async (stage) => {
      const before = (await styleOf(stage, 'button')).color;
      await stage.click('button');
      return (await styleOf(stage, 'button')).color === before;
    },
  },
  {
    lead: 'A margin in a Stack has no effect.',
    Failing: () => <Total />,
    Fixed: () => <Total useFlexGap />,
    symptom: async (stage) => {
      const first = await boxOf(stage, 'p');
      const second = await boxOf(stage, 'p + p');
      return second.top - first.bottom < 24;
    },
  },
] satisfies Pitfall[];
