import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const desks = [
  { name: 'By the hour', text: 'Any free desk, coffee included.' },
  {
    name: 'By the month',
    text: 'The same desk each day, a locker, and the key to the front door.',
  },
];

export default function DeskRental() {
  return (
    <Grid container spacing={2} sx={{ justifyContent: 'center' }}>
      {desks.map(({ name, text }) => (
        <Grid key={name} size={{ xs: 12, sm: 5 }}>
          <Card
            variant="outlined"
            sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
          >
            <CardContent sx={{ flexGrow: 1 }}>
              <Typography component="h3" variant="h6">
                {name}
              </Typography>
              <Typography color="text.secondary">{text}</Typography>
            </CardContent>
            <CardActions>
              <Button aria-label={`Book ${name.toLowerCase()}`}>Book</Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
