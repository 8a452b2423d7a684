import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardBasic() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-lg">Evening pottery</Typography>
        <Typography>Six Tuesdays, clay and glazes included.</Typography>
      </CardContent>
      <CardActions>
        <Button>Book a place</Button>
      </CardActions>
    </Card>
  );
}
