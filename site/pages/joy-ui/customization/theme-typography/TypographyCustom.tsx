import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  fontSize: { xl4: '2.75rem' },
  typography: {
    h1: { fontWeight: 300, letterSpacing: '-0.04em' },
    'title-sm': {
      textTransform: 'uppercase',
      letterSpacing: '0.08em',
      color: 'var(--joy-palette-success-plainColor)',
    },
  },
});

export default function TypographyCustom() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography level="title-sm">This week</Typography>
      <Typography level="h1" component="p">
        Plums are ripe
      </Typography>
    </CssVarsProvider>
  );
}
