import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridBasic() {
  return (
    <Grid container spacing={2}>
      <Grid size={8}>
        <Paper sx={{ p: 2 }}>size 8: Orders</Paper>
      </Grid>
      <Grid size={4}>
        <Paper sx={{ p: 2 }}>size 4: Returns</Paper>
      </Grid>
      <Grid size={12}>
        <Paper sx={{ p: 2 }}>size 12: Customers</Paper>
      </Grid>
    </Grid>
  );
}
