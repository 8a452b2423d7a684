import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridRowColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 2, sm: 5 }}>
      {['Invoices', 'Payments', 'Refunds', 'Disputes'].map((name) => (
        <Grid key={name} size={6}>
          <Paper sx={{ p: 2 }}>{name}</Paper>
        </Grid>
      ))}
    </Grid>
  );
}
