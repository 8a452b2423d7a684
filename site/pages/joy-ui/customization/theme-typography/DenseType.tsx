import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    size100: true;
    size300: true;
    size500: true;
  }
}

const color = 'var(--joy-palette-text-primary)';
const fontFamily = 'var(--joy-fontFamily-body)';

const theme = extendTheme({
  typography: {
    size100: { color, fontFamily, fontSize: '0.75rem', lineHeight: '1rem' },
    size300: { color, fontFamily, fontSize: '0.875rem', lineHeight: '1.25rem' },
    size500: { color, fontFamily, fontSize: '1.25rem', lineHeight: '1.75rem' },
  },
});

export default function DenseType() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography level="size500" component="p" sx={{ fontWeight: 'lg' }}>
        Deliveries
      </Typography>
      <Typography level="size300" component="p">
        12 crates left the farm at 6:20.
      </Typography>
      <Typography level="size100" component="p">
        Updated at 6:41
      </Typography>
    </CssVarsProvider>
  );
}
