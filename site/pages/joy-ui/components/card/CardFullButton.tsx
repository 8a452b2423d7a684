import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardFullButton() {
  return (
    <Card sx={{ width: 260, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-md">Season ticket</Typography>
        <Typography level="body-sm">All home games, row 12</Typography>
      </CardContent>
      <CardOverflow>
        <Button size="lg">Add to cart</Button>
      </CardOverflow>
    </Card>
  );
}
