import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

export default function ForcedScheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ p: 2 }}>
        {['light', 'dark'].map((scheme) => (
          <Paper key={scheme} className={scheme} sx={{ flex: 1, p: 2 }}>
            <Typography gutterBottom>Always {scheme}</Typography>
            <Button variant="contained">Buy</Button>
          </Paper>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
