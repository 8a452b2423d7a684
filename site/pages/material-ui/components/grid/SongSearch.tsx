import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import TuneIcon from '@mui/icons-material/Tune';

export default function SongSearch() {
  return (
    <Grid
      container
      component="form"
      role="search"
      spacing={1}
      onSubmit={(event) => event.preventDefault()}
      sx={{ alignItems: 'center' }}
    >
      <Grid size="grow">
        <TextField fullWidth size="small" type="search" label="Song" />
      </Grid>
      <Grid size="auto">
        <IconButton aria-label="Filter the songs">
          <TuneIcon />
        </IconButton>
      </Grid>
      <Grid size={{ xs: 12, sm: 'auto' }}>
        <Button fullWidth type="submit" variant="contained">
          Search
        </Button>
      </Grid>
    </Grid>
  );
}
