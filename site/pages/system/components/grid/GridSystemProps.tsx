import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridSystemProps() {
  return (
    <Grid
      container
      spacing={1}
      p={1}
      justifyContent="center"
      bgcolor="light-dark(#f1f5f9, #1e293b)"
      borderRadius={2}
    >
      <Grid size={4}>
        <Tile>Left wing</Tile>
      </Grid>
      <Grid size={4}>
        <Tile>Right wing</Tile>
      </Grid>
    </Grid>
  );
}
