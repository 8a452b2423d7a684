import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    dawn: 'linear-gradient(120deg, #fde68a, #fca5a5)',
    night: 'linear-gradient(120deg, #1e3a8a, #6d28d9)',
  },
});

export default function PaletteGradient() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 3,
          color: '#1c1917',
          backgroundImage: (theme) => theme.palette.dawn as string,
        }}
      >
        Sunrise at 6:12
      </Box>
      <Box
        sx={{
          p: 3,
          color: 'white',
          backgroundImage: (theme) => theme.palette.night as string,
        }}
      >
        Sunset at 20:47
      </Box>
    </ThemeProvider>
  );
}
