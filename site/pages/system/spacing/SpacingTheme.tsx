import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const themes = [
  { name: 'spacing: 8', theme: createTheme({ spacing: 8 }) },
  { name: 'spacing: 4', theme: createTheme({ spacing: 4 }) },
  { name: "spacing: '1rem'", theme: createTheme({ spacing: '1rem' }) },
];

export default function SpacingTheme() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '16px',
        alignItems: 'start',
      }}
    >
      {themes.map(({ name, theme }) => (
        <ThemeProvider key={name} theme={theme}>
          <Box sx={{ p: 2, bgcolor: 'light-dark(#99f6e4, #115e59)' }}>
            <Box sx={{ px: '12px', bgcolor: 'light-dark(#fff, #14171a)' }}>
              {name}
            </Box>
          </Box>
        </ThemeProvider>
      ))}
    </Box>
  );
}
