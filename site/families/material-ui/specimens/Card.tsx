import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardSpecimen() {
  return (
    <Card sx={{ width: 210 }}>
      <CardContent sx={{ p: 1.5, pb: 0 }}>
        <Typography variant="subtitle1">Night train</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Vienna to Split
        </Typography>
      </CardContent>
      <CardActions sx={{ py: 0.5 }}>
        <Button size="small">Book</Button>
      </CardActions>
    </Card>
  );
}
