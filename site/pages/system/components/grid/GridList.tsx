import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridList() {
  return (
    <Grid container component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
      {['Basil', 'Chives', 'Sorrel'].map((herb) => (
        <Grid key={herb} component="li" size={4} sx={{ listStyle: 'none' }}>
          <Tile>{herb}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
