import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerCard() {
  return (
    <Card sx={{ width: 280 }}>
      <Typography level="title-md">Delivery</Typography>
      <Divider />
      <Typography>Arrives on Tuesday before noon</Typography>
      <Divider inset="none" />
      <Typography level="body-sm">Harbor Street 12</Typography>
    </Card>
  );
}
