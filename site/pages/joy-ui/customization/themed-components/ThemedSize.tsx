import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import PedalBike from '@mui/icons-material/PedalBike';

declare module '@mui/joy/Button' {
  interface ButtonPropsSizeOverrides {
    huge: true;
  }
}

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme }) =>
          ownerState.size === 'huge'
            ? {
                '--Icon-fontSize': '2rem',
                '--Button-gap': '0.75rem',
                minHeight: '4rem',
                paddingInline: '2rem',
                fontSize: theme.vars.fontSize.xl,
              }
            : {},
      },
    },
  },
});

export default function ThemedSize() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Button startDecorator={<PedalBike />}>md</Button>
        <Button size="huge" startDecorator={<PedalBike />}>
          huge
        </Button>
      </Stack>
    </CssVarsProvider>
  );
}
