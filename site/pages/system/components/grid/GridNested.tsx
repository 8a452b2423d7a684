import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridNested() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Tile>Filters</Tile>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        <Grid size={6}>
          <Tile>Lisbon</Tile>
        </Grid>
        <Grid size={6}>
          <Tile>Porto</Tile>
        </Grid>
        <Grid size={12}>
          <Tile>Map of both</Tile>
        </Grid>
      </Grid>
    </Grid>
  );
}
