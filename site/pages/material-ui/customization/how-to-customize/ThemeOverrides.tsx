import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { textTransform: 'none', borderRadius: 99 } },
    },
  },
});

export default function ThemeOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Button>Export</Button>
        <Button color="success">Approve</Button>
      </Stack>
    </ThemeProvider>
  );
}
