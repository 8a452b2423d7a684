import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardOverflowSpecimen() {
  return (
    <Card size="sm" sx={{ width: 200 }}>
      <CardContent>
        <Typography level="title-sm">River room</Typography>
      </CardContent>
      <CardOverflow variant="soft" color="primary" sx={{ py: 1 }}>
        <Typography level="body-xs">From 80 euros a night</Typography>
      </CardOverflow>
    </Card>
  );
}
