import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const regions = ['Africa', 'Americas', 'Asia', 'Europe'];

export default function GridMigrated() {
  return (
    <Grid container spacing={2}>
      {regions.map((region) => (
        <Grid
          key={region}
          size={{ xs: 12, sm: 6, md: 3, lg: 'grow', xl: 'auto' }}
        >
          <Paper sx={{ p: 2 }}>{region}</Paper>
        </Grid>
      ))}
    </Grid>
  );
}
