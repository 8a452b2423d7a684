import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridColumns() {
  return (
    <Grid container columns={7} spacing={1}>
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((day, index) => (
        <Grid key={index} size={1}>
          <Tile>{day}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
