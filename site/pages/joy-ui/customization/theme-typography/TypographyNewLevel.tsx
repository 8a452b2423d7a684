import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const theme = extendTheme({
  cssVarPrefix: 'kicker',
  colorSchemeSelector: '[data-color-scheme="%s"]',
  typography: {
    kicker: {
      fontFamily: 'var(--kicker-fontFamily-code)',
      fontSize: 'var(--kicker-fontSize-sm)',
      color: 'var(--kicker-palette-text-secondary)',
    },
  },
  components: {
    JoyTypography: { defaultProps: { levelMapping: { kicker: 'p' } } },
  },
});

export default function TypographyNewLevel() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Typography level="kicker">Bed 14, south side</Typography>
      <Typography level="title-lg">Pumpkins</Typography>
    </CssVarsProvider>
  );
}
