import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  fontFamily: {
    display: 'Georgia, serif',
    body: 'Verdana, var(--joy-fontFamily-fallback)',
  },
});

export default function TypographyFont() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography level="h3" component="p">
        Orchard walk
      </Typography>
      <Typography sx={{ mb: 2 }}>Sunday at 11:00, by the gate</Typography>
      <Button>Take part</Button>
    </CssVarsProvider>
  );
}
