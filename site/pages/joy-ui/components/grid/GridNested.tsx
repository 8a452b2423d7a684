import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const cell = { p: 2, height: '100%', borderRadius: 'sm' };

export default function GridNested() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <Sheet variant="solid" color="primary" sx={cell}>
          6 of the outer 12
        </Sheet>
      </Grid>
      <Grid container size={{ xs: 12, sm: 6 }}>
        {[12, 6, 6].map((size, index) => (
          <Grid key={index} size={size}>
            <Sheet variant="soft" color="primary" sx={cell}>
              {size} of the inner 12
            </Sheet>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
