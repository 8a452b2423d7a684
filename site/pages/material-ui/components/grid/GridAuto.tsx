import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridAuto() {
  return (
    <Grid container spacing={2} sx={{ alignItems: 'center' }}>
      <Grid size="grow">
        <TextField fullWidth size="small" label="Coupon code" />
      </Grid>
      <Grid size="auto">
        <Button variant="contained">Apply</Button>
      </Grid>
    </Grid>
  );
}
