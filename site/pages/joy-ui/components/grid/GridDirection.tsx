import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function GridDirection() {
  return (
    <Grid
      container
      spacing={2}
      direction={{ xs: 'column-reverse', sm: 'row' }}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Grid size={{ sm: 8 }}>
        <Typography level="title-md">Your storage is almost full</Typography>
      </Grid>
      <Grid size={{ sm: 4 }}>
        <Button fullWidth>Get more space</Button>
      </Grid>
    </Grid>
  );
}
