import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'outlined', color: 'error' },
              style: { borderStyle: 'dashed' },
            },
            {
              props: ({ ownerState }) => ownerState.size !== 'small',
              style: { textTransform: 'none' },
            },
          ],
        },
      },
    },
  },
});

export default function ThemeVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="outlined">Archive</Button>
        <Button variant="outlined" color="error">
          Delete
        </Button>
        <Button variant="outlined" size="small">
          Undo
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
