import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    moss: { 100: '#ecfccb', 300: '#bef264', 500: '#84cc16', 900: '#1a2e05' },
  },
});

export default function PaletteShades() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {[100, 300, 500].map((shade) => (
          <Box
            key={shade}
            sx={{ p: 2, bgcolor: `moss.${shade}`, color: 'moss.900' }}
          >
            moss.{shade}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
