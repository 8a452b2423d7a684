import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
  },
});

export default function ThemeDefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField label="City" />
        <TextField label="Street" variant="outlined" />
      </Stack>
    </ThemeProvider>
  );
}
