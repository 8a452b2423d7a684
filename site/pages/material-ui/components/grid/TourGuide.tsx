import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TourGuide() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 'grow' }}>
        <Typography component="h3" variant="h6">
          Walk along the old wall
        </Typography>
        <Typography>
          Two hours, flat, with three stairs. Bring water; the fountain at the
          west gate is dry in summer.
        </Typography>
      </Grid>
      <Grid size={4} sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2">Starts at 10 and at 15</Typography>
          <Typography variant="body2">€12, children free</Typography>
        </Paper>
      </Grid>
      <Grid size={12} sx={{ display: { sm: 'none' } }}>
        <Button fullWidth variant="outlined">
          Times and prices
        </Button>
      </Grid>
    </Grid>
  );
}
