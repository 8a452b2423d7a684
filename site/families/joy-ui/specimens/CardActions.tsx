import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function CardActionsSpecimen() {
  return (
    <Card size="sm" sx={{ width: 200 }}>
      <Typography level="title-sm">Room by the river</Typography>
      <CardActions>
        <Button size="sm">Book</Button>
        <Button size="sm" variant="outlined" color="neutral">
          Save
        </Button>
      </CardActions>
    </Card>
  );
}
