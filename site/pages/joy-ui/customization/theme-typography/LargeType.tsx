import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    largeTitle: true;
    headline: true;
    footnote: true;
  }
}

const color = 'var(--joy-palette-text-primary)';
const fontFamily = 'system-ui, sans-serif';

const theme = extendTheme({
  typography: {
    largeTitle: {
      color,
      fontFamily,
      fontSize: '2.125rem',
      fontWeight: 700,
      letterSpacing: '-0.02em',
      lineHeight: '2.5rem',
    },
    headline: { color, fontFamily, fontSize: '1.0625rem', fontWeight: 600 },
    footnote: { color, fontFamily, fontSize: '0.8125rem' },
  },
});

export default function LargeType() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography level="largeTitle" component="p">
        Harvest
      </Typography>
      <Typography level="headline" component="p">
        Beans, greenhouse 1
      </Typography>
      <Typography level="footnote" component="p">
        Watered at 5:30
      </Typography>
    </CssVarsProvider>
  );
}
