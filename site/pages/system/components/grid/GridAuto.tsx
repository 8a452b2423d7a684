import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridAuto() {
  return (
    <Grid container spacing={2}>
      <Grid size="auto">
        <Tile>As wide as this text</Tile>
      </Grid>
      <Grid size="grow">
        <Tile>grow</Tile>
      </Grid>
    </Grid>
  );
}
