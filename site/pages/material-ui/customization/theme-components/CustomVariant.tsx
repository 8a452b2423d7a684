import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    dropTarget: true;
  }
}

const theme = createTheme({
  components: {
    MuiPaper: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'dropTarget' },
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
      <Paper variant="dropTarget" sx={{ p: 3 }}>
        Drop the contract here
      </Paper>
    </ThemeProvider>
  );
}
