import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { coffeePhoto } from '../../../../families/joy-ui/data/coffeePhoto';

export default function CardHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ width: 320, maxWidth: '100%' }}>
      <AspectRatio ratio="1" sx={{ width: 88 }}>
        <img src={coffeePhoto} alt="Espresso on a wooden table" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Espresso tasting</Typography>
        <Typography level="body-sm">Saturday, 10 am to noon</Typography>
      </CardContent>
    </Card>
  );
}
