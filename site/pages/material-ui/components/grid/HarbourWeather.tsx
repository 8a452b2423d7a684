import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const readings = [
  { name: 'Today', value: 'Rain until noon, then sun', wide: true },
  { name: 'Wind', value: '14 kn, west', wide: false },
  { name: 'High tide', value: '16:42', wide: false },
];

export default function HarbourWeather() {
  return (
    <Grid container spacing={2}>
      {readings.map(({ name, value, wide }) => (
        <Grid key={name} size={wide ? { xs: 12, md: 6 } : { xs: 6, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography>{value}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
