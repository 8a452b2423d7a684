import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: { brand: { main: '#14b8a6' } },
  unstable_sxConfig: {
    fill: { themeKey: 'palette' },
  },
});

export default function PropertiesCustom() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="svg"
        viewBox="0 0 24 24"
        role="img"
        aria-label="Delivered"
        sx={{ width: 48, fill: 'brand.main' }}
      >
        <path d="M12 2a10 10 0 100 20 10 10 0 000-20zm-1.5 14.5l-4-4 1.4-1.4 2.6 2.6 5.6-5.6 1.4 1.4z" />
      </Box>
    </ThemeProvider>
  );
}
