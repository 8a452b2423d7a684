import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';

export default function CardBasic() {
  return (
    <Card>
      <CardContent>Flights and hotel in Lisbon are booked.</CardContent>
      <CardActions>
        <Button size="small">View trip</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
