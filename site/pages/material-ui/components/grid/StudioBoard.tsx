import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const rooms = ['Kiln', 'Wheel', 'Glaze', 'Drying'];

export default function StudioBoard() {
  return (
    <Grid container spacing={{ xs: 1, sm: 2 }}>
      <Grid container size={{ xs: 12, sm: 8 }}>
        {rooms.map((room) => (
          <Grid key={room} size={6}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Typography>{room}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
          <Typography component="h3" variant="subtitle2">
            Note on the door
          </Typography>
          <Typography variant="body2">
            The kiln is hot until Thursday. Leave its room closed.
          </Typography>
        </Paper>
      </Grid>
    </Grid>
  );
}
