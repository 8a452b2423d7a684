import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import RamenDiningIcon from '@mui/icons-material/RamenDining';

export default function RecipeIntro() {
  return (
    <Grid
      container
      direction={{ xs: 'column-reverse', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Grid size={{ sm: 7 }}>
        <Typography component="h3" variant="h5">
          Noodles with smoked tofu
        </Typography>
        <Typography color="text.secondary">
          Ready in 25 minutes. Serves two, or one after a long ride.
        </Typography>
      </Grid>
      <Grid size={{ sm: 5 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            height: 120,
            borderRadius: 2,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <RamenDiningIcon sx={{ fontSize: 56 }} />
        </Box>
      </Grid>
    </Grid>
  );
}
