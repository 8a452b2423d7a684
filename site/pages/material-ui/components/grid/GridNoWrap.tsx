import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridNoWrap() {
  return (
    <Grid
      container
      wrap="nowrap"
      spacing={2}
      sx={{ alignItems: 'center', maxWidth: 340, mx: 'auto' }}
    >
      <Grid size="auto">
        <Avatar sx={{ bgcolor: 'primary.main' }}>AK</Avatar>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>
          Contract renewal with the updated terms for next year
        </Typography>
      </Grid>
      <Grid size="auto">
        <Typography variant="body2" color="text.secondary">
          9:41
        </Typography>
      </Grid>
    </Grid>
  );
}
