import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSkip() {
  return (
    <Card variant="solid" color="neutral" invertedColors>
      <Typography level="title-lg">Cancel the booking?</Typography>
      <Typography textColor="text.primary">
        The fare of $84 is not refunded.
      </Typography>
      <CardActions>
        <Button variant="outlined">Keep it</Button>
        <Button color="danger" data-skip-inverted-colors="">
          Cancel booking
        </Button>
      </CardActions>
    </Card>
  );
}
