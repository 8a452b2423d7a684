import Grid from '@mui/system/Grid';
import Tile from './Tile';

const teams = ['Design', 'Sales', 'Support', 'Finance', 'Legal', 'People'];

export default function GridResponsiveValues() {
  return (
    <Grid container columns={{ xs: 2, sm: 3 }} spacing={{ xs: 1, sm: 2 }}>
      {teams.map((team) => (
        <Grid key={team} size={1}>
          <Tile>{team}</Tile>
        </Grid>
      ))}
    </Grid>
  );
}
