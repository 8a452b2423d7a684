import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 4 },
        label: ({ theme }) => ({ paddingInline: theme.spacing(2) }),
        colorError: { backgroundColor: '#7f1d1d' },
      },
    },
  },
});

export default function ThemeStyleOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Chip label="Open" color="primary" />
        <Chip label="Late" color="error" />
      </Stack>
    </ThemeProvider>
  );
}
