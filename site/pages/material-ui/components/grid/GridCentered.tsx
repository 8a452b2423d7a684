import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridCentered() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ justifyContent: 'center', alignItems: 'center', minHeight: 140 }}
    >
      <Grid>
        <Typography>No invoices yet</Typography>
      </Grid>
      <Grid>
        <Button variant="contained">Create invoice</Button>
      </Grid>
    </Grid>
  );
}
