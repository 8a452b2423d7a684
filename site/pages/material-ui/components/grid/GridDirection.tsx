import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import ImageIcon from '@mui/icons-material/Image';

export default function GridDirection() {
  return (
    <Grid container direction={{ xs: 'column-reverse', sm: 'row' }} spacing={2}>
      <Grid size={{ sm: 7 }}>
        <Typography variant="h6" component="h3">
          Three days in Porto
        </Typography>
        <Typography color="text.secondary">
          Two nights near the river, with breakfast and a tram pass.
        </Typography>
      </Grid>
      <Grid size={{ sm: 5 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            minHeight: 110,
            borderRadius: 1,
            bgcolor: 'action.hover',
          }}
        >
          <ImageIcon fontSize="large" color="action" />
        </Box>
      </Grid>
    </Grid>
  );
}
