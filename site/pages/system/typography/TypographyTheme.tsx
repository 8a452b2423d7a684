import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, serif',
    fontSizeLead: '1.25rem',
    fontWeightHeavy: 800,
    label: { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.06em' },
  },
});

export default function TypographyTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ typography: 'label' }}>DELIVERY</Box>
      <Box
        sx={{ fontFamily: 'default', fontSize: 'lead', fontWeight: 'heavy' }}
      >
        Arrives tomorrow before ten
      </Box>
    </ThemeProvider>
  );
}
