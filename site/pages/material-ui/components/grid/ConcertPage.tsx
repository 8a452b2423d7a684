import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function ConcertPage() {
  return (
    <Grid container spacing={2} sx={{ alignItems: 'center' }}>
      <Grid>
        <Typography component="h3" variant="h6">
          Late quartets
        </Typography>
      </Grid>
      <Grid offset="auto">
        <Chip label="Tonight" color="primary" />
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }} offset={{ sm: 2 }}>
        <Typography sx={{ fontStyle: 'italic' }}>
          “They play as if the ink were still wet.”
        </Typography>
      </Grid>
      <Grid size={{ xs: 9, sm: 4 }} offset={{ xs: 3, sm: 6 }}>
        <Typography variant="body2" color="text.secondary">
          Evening Herald, 9 October
        </Typography>
      </Grid>
    </Grid>
  );
}
