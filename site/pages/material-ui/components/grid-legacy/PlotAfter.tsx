import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const plots = ['Beans', 'Squash', 'Maize', 'Herbs'];

export default function PlotAfter() {
  return (
    <Grid container spacing={2}>
      {plots.map((plot) => (
        <Grid
          key={plot}
          size={{ xs: 12, sm: 6, md: 3, lg: 'grow', xl: 'auto' }}
        >
          <Paper variant="outlined" sx={{ p: 2 }}>
            {plot}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
