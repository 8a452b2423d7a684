import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    forest: { main: 'light-dark(#1b5e3f, #7fd6a8)' },
    ground: 'light-dark(#f1f6f2, #16241c)',
  },
  spacing: 6,
  shape: { borderRadius: 10 },
  typography: { title: { fontSize: '1.25rem', fontWeight: 650 } },
});

export default function TrailSign() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: { xs: 3, sm: 5 },
          boxSizing: 'border-box',
          maxWidth: 420,
          bgcolor: 'ground',
          borderRadius: 1,
          borderTop: 6,
          borderColor: 'forest.main',
        }}
      >
        <Box component="p" sx={{ m: 0, typography: 'title' }}>
          Heron lake trail
        </Box>
        <Stack
          component="ul"
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', p: 0, mb: 0, listStyle: 'none' }}
        >
          {['7 km', '2 hours', 'Boardwalk', 'No dogs'].map((fact) => (
            <Box
              key={fact}
              component="li"
              sx={{ px: 2, color: 'forest.main', border: 1, borderRadius: 2 }}
            >
              {fact}
            </Box>
          ))}
        </Stack>
      </Box>
    </ThemeProvider>
  );
}
