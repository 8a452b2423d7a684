import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridRowColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 2, md: 4 }}>
      {['North', 'East', 'South', 'West'].map((wing) => (
        <Grid key={wing} size={6}>
          <Tile>{wing}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
