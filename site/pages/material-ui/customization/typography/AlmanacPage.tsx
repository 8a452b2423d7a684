import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const serif = 'Georgia, "Times New Roman", serif';

const almanac = createTheme({
  typography: {
    h4: { fontFamily: serif, fontWeight: 400, letterSpacing: '-0.01em' },
    overline: { letterSpacing: '0.16em', lineHeight: 2 },
    body1: { fontFamily: serif, lineHeight: 1.7 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
});

export default function AlmanacPage() {
  return (
    <ThemeProvider theme={almanac}>
      <Box sx={{ maxWidth: 420 }}>
        <Typography variant="overline" component="p">
          Week 14
        </Typography>
        <Typography variant="h4" component="p" gutterBottom>
          Frost until Thursday
        </Typography>
        <Typography gutterBottom>
          Leave the fleece on the beans. Sow peas under glass, and move the
          lemon tree back inside for three nights.
        </Typography>
        <Button variant="outlined" color="inherit">
          All jobs of the week
        </Button>
      </Box>
    </ThemeProvider>
  );
}
