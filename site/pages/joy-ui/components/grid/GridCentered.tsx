import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridCentered() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ minHeight: 180, justifyContent: 'center', alignItems: 'center' }}
    >
      <Grid size={{ xs: 6, sm: 4 }}>
        <Sheet variant="outlined" sx={{ p: 3, borderRadius: 'md' }}>
          Both axes
        </Sheet>
      </Grid>
    </Grid>
  );
}
