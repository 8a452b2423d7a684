import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const stories = [
  { place: 'Town', title: 'The clock tower gets its bells back' },
  { place: 'Sport', title: 'Rowers win by the width of a hand' },
  { place: 'Culture', title: 'A library that opens at night' },
  { place: 'Weather', title: 'First frost expected on Friday' },
];

export default function NewsIndex() {
  return (
    <Grid container rowSpacing="1.25rem" columnSpacing={{ xs: 2, md: 6 }}>
      {stories.map(({ place, title }) => (
        <Grid key={title} size={{ xs: 12, sm: 6 }}>
          <Typography variant="overline" color="text.secondary">
            {place}
          </Typography>
          <Typography>
            <Link href="#NewsIndex">{title}</Link>
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
