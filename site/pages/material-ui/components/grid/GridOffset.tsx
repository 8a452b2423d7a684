import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridOffset() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 8, sm: 6 }} offset={{ xs: 2, sm: 3 }}>
        <Paper sx={{ p: 2 }}>offset 2, or 3 from sm</Paper>
      </Grid>
      <Grid size={5}>
        <Paper sx={{ p: 2 }}>No offset</Paper>
      </Grid>
      <Grid offset="auto">
        <Button variant="outlined">offset auto</Button>
      </Grid>
    </Grid>
  );
}
