import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { monstera } from './monstera';

export default function PlantOfTheWeek() {
  const [watered, setWatered] = useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia
        image={monstera}
        aria-label="A monstera in a clay pot"
        sx={{ aspectRatio: '2 / 1' }}
      />
      <CardContent>
        <Typography component="h2" variant="h6">
          Monstera, north window
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {watered
            ? 'Watered today, next on 9 June'
            : 'Last watered on 26 May, the soil is dry'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" onClick={() => setWatered(!watered)}>
          {watered ? 'Undo' : 'Mark as watered'}
        </Button>
        <Button size="small">Move plant</Button>
      </CardActions>
    </Card>
  );
}
