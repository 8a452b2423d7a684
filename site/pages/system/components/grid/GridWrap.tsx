import Grid from '@mui/system/Grid';
import Tile from './Tile';

export default function GridWrap() {
  return (
    <Grid container wrap="nowrap" spacing={2}>
      <Grid size="auto">
        <Tile>18:40</Tile>
      </Grid>
      <Grid>
        <Tile
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          Regional train to Mangualde, calling at all stations after Coimbra,
          with a bus connection to Viseu
        </Tile>
      </Grid>
    </Grid>
  );
}
