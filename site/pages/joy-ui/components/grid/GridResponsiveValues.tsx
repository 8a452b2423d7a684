import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridResponsiveValues() {
  return (
    <Grid
      container
      columns={{ xs: 2, sm: 4, md: 6 }}
      spacing={{ xs: 1, md: 2 }}
    >
      {Array.from({ length: 6 }, (_, index) => (
        <Grid key={index} size={1}>
          <Sheet
            variant="soft"
            color="success"
            sx={{ p: 1.5, borderRadius: 'sm', textAlign: 'center' }}
          >
            {index + 1}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
