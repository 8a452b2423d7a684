import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { TideStation } from './TideStation';

const harbour = createTheme({
  components: {
    MuiTideStation: {
      defaultProps: { variant: 'framed' },
      styleOverrides: { value: { color: '#0b5c8a' } },
    },
  } as object,
});

export default function TidePanel() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TideStation place="As written" metres={2.4} />
      <Box sx={{ bgcolor: '#fff', color: '#14212b', borderRadius: 2 }}>
        <ThemeProvider theme={harbour}>
          <TideStation place="In the harbour theme" metres={3.1} />
        </ThemeProvider>
      </Box>
    </Box>
  );
}
