import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ width: 320, maxWidth: '100%' }}>
      <AspectRatio ratio="1" sx={{ width: 88 }}>
        <Box
          role="img"
          aria-label="Dunes at dusk"
          sx={{ background: 'linear-gradient(160deg, #f6c667, #b5523b)' }}
        />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Dune walk</Typography>
        <Typography level="body-sm">7 km, two hours</Typography>
      </CardContent>
    </Card>
  );
}
