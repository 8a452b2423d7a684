import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridBreakpoints() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Tile>12 columns, 8 from 600 px</Tile>
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Tile>6, then 4</Tile>
      </Grid>
      <Grid size={{ xs: 6, sm: 12 }}>
        <Tile>6, then 12</Tile>
      </Grid>
    </Grid>
  );
}
