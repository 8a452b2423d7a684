import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridSystemProps() {
  return (
    <Grid
      container
      spacing={2}
      justifyContent="space-between"
      p={2}
      bgcolor="background.level1"
      borderRadius="md"
    >
      {['Arrival', 'Departure'].map((label) => (
        <Grid key={label} size={5}>
          <Sheet sx={{ p: 1.5, borderRadius: 'sm' }}>{label}</Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
