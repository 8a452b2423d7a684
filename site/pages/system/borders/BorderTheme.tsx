import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme(
  {
    palette: { brand: { main: 'light-dark(#0f766e, #5eead4)' } },
    shape: { borderRadius: 10 },
  },
  { borders: { strong: '3px solid', draft: '2px dashed' } },
);

export default function BorderTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box
          sx={{
            p: 2,
            border: 'strong',
            borderColor: 'brand.main',
            borderRadius: 1,
          }}
        >
          Published
        </Box>
        <Box
          sx={{
            p: 2,
            border: 'draft',
            borderColor: 'brand.main',
            borderRadius: 1,
          }}
        >
          Draft
        </Box>
      </Box>
    </ThemeProvider>
  );
}
