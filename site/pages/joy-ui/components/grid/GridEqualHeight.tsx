import Card from '@mui/joy/Card';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const steps = [
  ['Measure', 'Send us the width and height of the window.'],
  ['Choose', 'Wood, cotton, or aluminum, in twelve colors. Samples are free.'],
  ['Install', 'Two screws and a quarter of an hour.'],
];

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2}>
      {steps.map(([title, text]) => (
        <Grid key={title} size={{ xs: 12, sm: 4 }}>
          <Card sx={{ height: '100%' }}>
            <Typography level="title-md">{title}</Typography>
            <Typography level="body-sm">{text}</Typography>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
