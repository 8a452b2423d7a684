import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridBreakpoints() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 6, md: 8 }}>
        <Paper sx={{ p: 2 }}>xs 12, sm 6, md 8</Paper>
      </Grid>
      <Grid size={{ xs: 12, sm: 6, md: 4 }}>
        <Paper sx={{ p: 2 }}>xs 12, sm 6, md 4</Paper>
      </Grid>
    </Grid>
  );
}
