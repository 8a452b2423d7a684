import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  shadows: {
    card: '0 1px 3px rgb(15 23 42 / 0.4)',
    dialog: '0 20px 40px -12px rgb(15 23 42 / 0.6)',
  },
});

export default function ShadowTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
        {['card', 'dialog'].map((name) => (
          <Box
            key={name}
            sx={{
              px: 4,
              py: 3,
              borderRadius: 2,
              bgcolor: 'light-dark(#fff, #334155)',
              boxShadow: name,
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
