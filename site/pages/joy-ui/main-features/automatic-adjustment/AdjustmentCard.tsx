import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function AdjustmentCard() {
  return (
    <Card sx={{ width: 240, padding: 1, borderRadius: '24px' }}>
      <AspectRatio ratio="2" variant="soft" color="success">
        <div>Garden room</div>
      </AspectRatio>
      <Divider />
      <Typography level="body-sm">Seats 40 guests</Typography>
    </Card>
  );
}
