import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

const plants = [
  { name: 'Sword fern', price: '€9', color: 'success.light' },
  { name: 'Red cyclamen', price: '€6', color: 'error.light' },
  { name: 'Blue lavender', price: '€7', color: 'info.light' },
  { name: 'Marigold', price: '€4', color: 'warning.light' },
  { name: 'Olive tree', price: '€38', color: 'success.main' },
  { name: 'Heather', price: '€5', color: 'secondary.light' },
];

export default function PlantShop() {
  return (
    <Grid
      container
      component="ul"
      spacing={2}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {plants.map(({ name, price, color }) => (
        <Grid key={name} component="li" size={{ xs: 6, sm: 4 }}>
          <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
            <LocalFloristIcon sx={{ fontSize: 40, color }} />
            <Typography noWrap>{name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {price}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
