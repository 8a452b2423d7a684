import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    brand: { main: 'light-dark(#0f766e, #5eead4)' },
    surface: 'light-dark(#f0fdfa, #132f2c)',
  },
  shadows: ['none', '0 1px 6px rgb(0 0 0 / 0.3)'],
  shape: { borderRadius: 6 },
  typography: { title: { fontSize: '1.25rem', fontWeight: 650 } },
  zIndex: { badge: 2 },
});

export default function SxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 3,
          bgcolor: 'surface',
          color: 'brand.main',
          border: 2,
          borderColor: 'brand.main',
          borderRadius: 2,
          boxShadow: 1,
          typography: 'title',
          zIndex: 'badge',
        }}
      >
        Harbor café
      </Box>
    </ThemeProvider>
  );
}
