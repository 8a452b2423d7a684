import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({ zIndex: { page: 1, menu: 10, notice: 20 } });

const layers = [
  { name: 'notice', color: '#0f766e', offset: 64 },
  { name: 'menu', color: '#1d4ed8', offset: 32 },
  { name: 'page', color: '#475569', offset: 0 },
];

export default function PositionLayers() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ position: 'relative', width: 240, height: 120 }}>
        {layers.map(({ name, color, offset }) => (
          <Box
            key={name}
            sx={{
              position: 'absolute',
              top: offset / 2,
              insetInlineStart: offset,
              zIndex: name,
              width: 160,
              height: 80,
              px: 1,
              bgcolor: color,
              color: '#fff',
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
