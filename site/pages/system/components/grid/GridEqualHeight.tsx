import Grid from '@mui/system/Grid';
import Tile from './Tile';

const plans = [
  'One project',
  'Ten projects, history for a year, and roles for your team',
  'No limits',
];

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2}>
      {plans.map((plan) => (
        <Grid key={plan} size={4}>
          <Tile sx={{ height: '100%' }}>{plan}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
