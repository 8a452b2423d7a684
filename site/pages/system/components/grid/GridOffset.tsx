import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridOffset() {
  return (
    <Grid container spacing={2}>
      <Grid size={4} offset={{ xs: 0, sm: 2 }}>
        <Tile>2 before</Tile>
      </Grid>
      <Grid size={4} offset="auto">
        <Tile>At the end</Tile>
      </Grid>
    </Grid>
  );
}
