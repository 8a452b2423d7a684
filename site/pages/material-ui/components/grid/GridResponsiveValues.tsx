import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function GridResponsiveValues() {
  return (
    <Grid
      container
      columns={{ xs: 2, sm: 3, md: 6 }}
      spacing={{ xs: 1, md: 2 }}
    >
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Paper sx={{ p: 2, textAlign: 'center' }}>{day}</Paper>
        </Grid>
      ))}
    </Grid>
  );
}
