import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    info: {
      main: 'light-dark(#0369a1, #7dd3fc)',
      soft: 'light-dark(#e0f2fe, #0c2d48)',
    },
  },
  shape: { borderRadius: 10 },
});

export default function BoxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          color: 'info.main',
          bgcolor: 'info.soft',
          borderRadius: 1,
        }}
      >
        The museum closes at 17:00 today
      </Box>
    </ThemeProvider>
  );
}
