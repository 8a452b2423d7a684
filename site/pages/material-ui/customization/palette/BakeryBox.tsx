import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const bakery = createTheme({
  palette: {
    primary: { main: '#7a3b12' },
    secondary: { main: '#f3c56b', contrastText: '#3b1d08' },
    background: { paper: '#fdf6ea' },
    text: { primary: '#3b1d08', secondary: '#6b4a30' },
  },
});

export default function BakeryBox() {
  return (
    <ThemeProvider theme={bakery}>
      <Paper sx={{ p: 3, width: '100%', maxWidth: 360 }}>
        <Typography variant="h6" component="p">
          Saturday box
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Two loaves, four rolls and whatever the oven had room for.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="contained">Reserve</Button>
          <Button variant="contained" color="secondary">
            Add a cake
          </Button>
        </Box>
        <Box sx={{ display: 'flex', mt: 3 }} aria-hidden="true">
          {(['light', 'main', 'dark'] as const).map((tone) => (
            <Box
              key={tone}
              sx={{ flex: 1, height: 12, bgcolor: `primary.${tone}` }}
            />
          ))}
        </Box>
      </Paper>
    </ThemeProvider>
  );
}
