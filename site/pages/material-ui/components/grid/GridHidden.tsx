import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridHidden() {
  return (
    <Grid container spacing={2}>
      <Grid size="grow">
        <Paper sx={{ p: 2 }}>Messages</Paper>
      </Grid>
      <Grid size={4} sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Paper sx={{ p: 2 }}>Folders, from 600 px</Paper>
      </Grid>
    </Grid>
  );
}
