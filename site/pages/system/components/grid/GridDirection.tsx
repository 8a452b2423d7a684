import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridDirection() {
  return (
    <Grid container direction={{ xs: 'column-reverse', sm: 'row' }} spacing={2}>
      <Grid size={{ sm: 8 }}>
        <Tile>Your trip to Porto</Tile>
      </Grid>
      <Grid size={{ sm: 4 }}>
        <Tile>On top on phones</Tile>
      </Grid>
    </Grid>
  );
}
