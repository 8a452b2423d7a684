import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardContentSpecimen() {
  return (
    <Card size="sm" orientation="horizontal" sx={{ width: 210, alignItems: 'center' }}>
      <Avatar color="primary">R</Avatar>
      <CardContent>
        <Typography level="title-sm">River room</Typography>
        <Typography level="body-xs">Two nights</Typography>
      </CardContent>
    </Card>
  );
}
