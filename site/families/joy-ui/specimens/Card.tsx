import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function CardSpecimen() {
  return (
    <Card size="sm" sx={{ width: 200 }}>
      <Typography level="title-md">Room by the river</Typography>
      <Typography level="body-sm">Two nights, breakfast</Typography>
    </Card>
  );
}
