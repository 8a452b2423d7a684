import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const labels = ['Invoices', 'Contracts', 'Receipts', 'Payroll'];

export default function GridList() {
  return (
    <Grid container component="ul" spacing={2} sx={{ m: 0, p: 0 }}>
      {labels.map((label) => (
        <Grid
          key={label}
          component="li"
          size={{ xs: 6, sm: 3 }}
          sx={{ listStyle: 'none' }}
        >
          <Paper sx={{ p: 2 }}>{label}</Paper>
        </Grid>
      ))}
    </Grid>
  );
}
