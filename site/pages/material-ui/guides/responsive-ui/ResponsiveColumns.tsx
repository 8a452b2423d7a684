import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Orders', value: '1,284' },
  { label: 'Returns', value: '37' },
  { label: 'Revenue', value: '€84,120' },
  { label: 'New customers', value: '212' },
];

export default function ResponsiveColumns() {
  return (
    <Grid container spacing={{ xs: 1, sm: 2 }} sx={{ p: 2 }}>
      {figures.map(({ label, value }) => (
        <Grid key={label} size={{ xs: 12, sm: 6, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="h6" component="p">
              {value}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
