import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function TrainTicket() {
  return (
    <Card>
      <CardContent>
        <Typography variant="overline">Carriage 7, seat 42</Typography>
        <Typography variant="h6" component="p">
          Ljubljana to Trieste
        </Typography>
        <Typography color="text.secondary">Leaves at 09:14</Typography>
      </CardContent>
    </Card>
  );
}
