import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    gauge: { low: string; height: number };
  }
  interface ThemeOptions {
    gauge?: { low: string; height: number };
  }
}

const theme = createTheme({ gauge: { low: '#b45309', height: 12 } });

const Gauge = styled('div')(({ theme }) => ({
  width: 240,
  height: theme.gauge.height,
  backgroundColor: theme.gauge.low,
}));

export default function CustomThemeField() {
  return (
    <ThemeProvider theme={theme}>
      <Gauge role="img" aria-label="Paper is running low" />
    </ThemeProvider>
  );
}
