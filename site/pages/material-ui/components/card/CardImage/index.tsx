import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import { monstera } from './monstera';

export default function CardImage() {
  return (
    <Card>
      <CardMedia
        component="img"
        src={monstera}
        alt="A monstera in a clay pot"
        sx={{ aspectRatio: '2 / 1' }}
      />
      <CardContent>Monstera, 60 cm</CardContent>
    </Card>
  );
}
