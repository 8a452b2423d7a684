import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: { surface: { raised: 'light-dark(#f1f5f9, #1e293b)' } },
  shadows: ['none', '0 2px 8px rgb(0 0 0 / 0.35)'],
  unstable_sxConfig: {
    surface: { themeKey: 'palette.surface', cssProperty: 'backgroundColor' },
    lift: { themeKey: 'shadows', cssProperty: 'boxShadow' },
  },
});

export default function SxConfigKey() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 3, borderRadius: 2, surface: 'raised', lift: 1 }}>
        Delivery between 9 and 11
      </Box>
    </ThemeProvider>
  );
}
