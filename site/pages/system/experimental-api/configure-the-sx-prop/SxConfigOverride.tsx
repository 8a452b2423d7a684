import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme(
  { unstable_sxConfig: { borderRadius: { themeKey: 'radii' } } },
  { radii: { card: 20, pill: 999 } },
);

export default function SxConfigOverride() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 3, border: 2, borderRadius: 'card' }}>
        A radius by its name
      </Box>
    </ThemeProvider>
  );
}
