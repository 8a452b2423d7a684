import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridCenter() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ justifyContent: 'center', alignItems: 'center', minHeight: 180 }}
    >
      <Grid size={5}>
        <Tile sx={{ py: 4 }}>Departure</Tile>
      </Grid>
      <Grid size={3}>
        <Tile>Arrival</Tile>
      </Grid>
    </Grid>
  );
}
