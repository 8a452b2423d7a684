import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

const tracks = [
  { title: 'Rain on the greenhouse roof, long version', length: '7:12' },
  { title: 'Ferry', length: '3:40' },
];

export default function TrackList() {
  return tracks.map(({ title, length }) => (
    <Grid
      key={title}
      container
      wrap="nowrap"
      columnSpacing={1}
      sx={{ alignItems: 'center', width: '100%', maxWidth: 360 }}
    >
      <Grid>
        <IconButton aria-label={`Play ${title}`}>
          <PlayArrowIcon />
        </IconButton>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>{title}</Typography>
      </Grid>
      <Grid>
        <Typography variant="body2" color="text.secondary">
          {length}
        </Typography>
      </Grid>
    </Grid>
  ));
}
