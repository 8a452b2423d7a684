import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridColumns() {
  return (
    <Grid container columns={16} spacing={1}>
      {[10, 6, 5, 5, 6].map((size, index) => (
        <Grid key={index} size={size}>
          <Sheet
            variant="soft"
            color="warning"
            sx={{ p: 1, borderRadius: 'sm' }}
          >
            {size} of 16
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
