import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const rooms = [
  { name: 'Cedar', text: 'Up to four people.' },
  {
    name: 'Maple',
    text: 'Up to twelve people, with a screen, a camera, and a whiteboard.',
  },
];

export default function CardFill() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {rooms.map(({ name, text }) => (
        <Card key={name} variant="soft">
          <CardContent>
            <Typography level="title-md">{name}</Typography>
            <Typography level="body-sm">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button size="sm">Reserve</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
