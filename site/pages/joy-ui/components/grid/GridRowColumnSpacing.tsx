import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridRowColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 2, sm: 4 }}>
      {['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => (
        <Grid key={day} size={6}>
          <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
            {day}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
