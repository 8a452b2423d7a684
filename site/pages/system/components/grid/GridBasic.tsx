import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridBasic() {
  return (
    <Grid container spacing={2}>
      <Grid size={8}>
        <Tile>8 columns</Tile>
      </Grid>
      <Grid size={4}>
        <Tile>4 columns</Tile>
      </Grid>
      <Grid size={4}>
        <Tile>4 columns</Tile>
      </Grid>
      <Grid size={8}>
        <Tile>8 columns</Tile>
      </Grid>
    </Grid>
  );
}
