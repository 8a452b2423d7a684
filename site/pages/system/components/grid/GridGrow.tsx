import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridGrow() {
  return (
    <Grid container spacing={2}>
      <Grid size="grow">
        <Tile>grow</Tile>
      </Grid>
      <Grid size={6}>
        <Tile>6 columns</Tile>
      </Grid>
      <Grid size="grow">
        <Tile>grow</Tile>
      </Grid>
    </Grid>
  );
}
