import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  unstable_sxConfig: {
    lines: {
      cssProperty: 'maxHeight',
      transform: (lines) => `${Number(lines) * 1.5}em`,
    },
  },
});

export default function SxConfigTransform() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ lines: 2, lineHeight: 1.5, width: 240, overflow: 'hidden' }}>
        Two lines of this text are visible, however long the note is that
        somebody left for the courier.
      </Box>
    </ThemeProvider>
  );
}
