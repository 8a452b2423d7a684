import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';

const orientations = ['horizontal', 'horizontal-reverse', 'vertical'] as const;

export default function CardActionsLayout() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 300, maxWidth: '100%' }}>
      {orientations.map((orientation) => (
        <Card key={orientation}>
          {orientation}
          <CardActions orientation={orientation} buttonFlex="1">
            <Button variant="outlined" color="neutral">
              Decline
            </Button>
            <Button>Accept</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
