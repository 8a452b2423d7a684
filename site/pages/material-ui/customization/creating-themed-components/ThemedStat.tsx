import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Stat from './Stat';

const theme = createTheme({
  components: {
    MuiStat: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: 16, borderColor: '#1b8a5a' },
        value: { color: '#1b8a5a' },
      },
    },
  },
});

export default function ThemedStat() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Stat label="Default theme">1,284</Stat>
      <ThemeProvider theme={theme}>
        <Stat label="Theme with MuiStat">1,284</Stat>
      </ThemeProvider>
    </Stack>
  );
}
