import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const theme = extendTheme({
  typography: {
    kicker: {
      fontFamily: 'var(--joy-fontFamily-code)',
      fontSize: 'var(--joy-fontSize-sm)',
      color: 'var(--joy-palette-text-secondary)',
    },
  },
  components: {
    JoyTypography: { defaultProps: { levelMapping: { kicker: 'p' } } },
  },
});

export default function TypographyNewLevel() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography level="kicker">Bed 14, south side</Typography>
      <Typography level="title-lg">Pumpkins</Typography>
    </CssVarsProvider>
  );
}
