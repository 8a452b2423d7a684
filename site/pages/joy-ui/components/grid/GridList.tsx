import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridList() {
  return (
    <Grid
      container
      component="ul"
      spacing={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {['Reading', 'Cycling', 'Pottery', 'Chess'].map((hobby) => (
        <Grid key={hobby} component="li" size={{ xs: 6, sm: 3 }}>
          <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
            {hobby}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
