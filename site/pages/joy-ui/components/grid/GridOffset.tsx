import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridOffset() {
  return (
    <Grid container spacing={2}>
      <Grid size={5} offset={{ xs: 0, sm: 3 }}>
        <Sheet variant="soft" color="primary" sx={{ p: 2, borderRadius: 'sm' }}>
          offset 3
        </Sheet>
      </Grid>
      <Grid size={5} offset="auto">
        <Sheet variant="soft" color="primary" sx={{ p: 2, borderRadius: 'sm' }}>
          offset auto
        </Sheet>
      </Grid>
    </Grid>
  );
}
