import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridGrow() {
  return (
    <Grid container spacing={2}>
      <Grid size="grow">
        <Paper sx={{ p: 1 }}>grow</Paper>
      </Grid>
      <Grid size={6}>
        <Paper sx={{ p: 1 }}>size 6</Paper>
      </Grid>
      <Grid size="grow">
        <Paper sx={{ p: 1 }}>grow</Paper>
      </Grid>
    </Grid>
  );
}
