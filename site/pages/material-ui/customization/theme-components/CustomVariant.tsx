import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiPaper: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'dashed' },
              style: { border: '2px dashed', boxShadow: 'none' },
            },
          ],
        },
      },
    },
  },
});

export default function CustomVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="dashed" sx={{ p: 3 }}>
        Drop the contract here
      </Paper>
    </ThemeProvider>
  );
}
