import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import { catPhoto } from '../../../../families/material-ui/data/catPhoto';

export default function CardImage() {
  return (
    <Card>
      <CardMedia
        component="img"
        src={catPhoto}
        alt="A tabby cat with green eyes"
        sx={{ aspectRatio: '2 / 1' }}
      />
      <CardContent>Miso, two years old, is looking for a home.</CardContent>
    </Card>
  );
}
