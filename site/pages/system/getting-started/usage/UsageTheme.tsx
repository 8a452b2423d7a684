import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    brand: {
      main: 'light-dark(#0f766e, #5eead4)',
      soft: 'light-dark(#f0fdfa, #132f2c)',
    },
  },
  spacing: 6,
  shape: { borderRadius: 10 },
});

export default function UsageTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 3,
          color: 'brand.main',
          bgcolor: 'brand.soft',
          borderRadius: 1,
        }}
      >
        Two places left
      </Box>
    </ThemeProvider>
  );
}
