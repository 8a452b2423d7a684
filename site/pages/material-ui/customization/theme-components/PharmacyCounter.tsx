import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const pharmacy = createTheme({
  palette: { primary: { main: '#0b6b4f' }, background: { paper: '#fff' } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: {
          textTransform: 'none',
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'filled', size: 'small' } },
    MuiFilledInput: {
      defaultProps: { disableUnderline: true },
      styleOverrides: { root: { borderRadius: 4 } },
    },
  },
});

export default function PharmacyCounter() {
  return (
    <ThemeProvider theme={pharmacy}>
      <Box
        component="form"
        onSubmit={(event) => event.preventDefault()}
        sx={{
          display: 'grid',
          gap: 2,
          p: 3,
          width: '100%',
          maxWidth: 320,
          borderRadius: 2,
          bgcolor: 'background.paper',
        }}
      >
        <TextField label="Name on the prescription" />
        <TextField label="Number" />
        <Button type="submit">Ready to collect?</Button>
      </Box>
    </ThemeProvider>
  );
}
