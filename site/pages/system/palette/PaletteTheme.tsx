import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    brand: { main: '#0f766e', text: '#ffffff' },
    ink: 'light-dark(#0f172a, #f1f5f9)',
  },
});

export default function PaletteTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ color: 'ink' }}>
        Your plan ends on Friday.{' '}
        <Box
          component="span"
          sx={{ px: 1, bgcolor: 'brand.main', color: 'brand.text' }}
        >
          Renew
        </Box>
      </Box>
    </ThemeProvider>
  );
}
