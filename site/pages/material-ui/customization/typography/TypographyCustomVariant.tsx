import type { CSSProperties } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: {
    quote: { fontSize: '1.25rem', fontStyle: 'italic', lineHeight: 1.6 },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { quote: 'p' } } },
  },
});

export default function TypographyCustomVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="quote">
        “We plant in autumn and read in winter.”
      </Typography>
    </ThemeProvider>
  );
}

declare module '@mui/material/styles' {
  interface TypographyVariants {
    quote: CSSProperties;
  }
  interface TypographyVariantsOptions {
    quote?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    quote: true;
  }
}
