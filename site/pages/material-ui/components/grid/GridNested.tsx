import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridNested() {
  return (
    <Grid container spacing={2}>
      <Grid container size={{ xs: 12, sm: 8 }}>
        {['Visits', 'Sales', 'Orders', 'Returns'].map((name) => (
          <Grid key={name} size={6}>
            <Paper sx={{ p: 2 }}>{name}</Paper>
          </Grid>
        ))}
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Paper sx={{ p: 2, height: '100%' }}>Activity</Paper>
      </Grid>
    </Grid>
  );
}
