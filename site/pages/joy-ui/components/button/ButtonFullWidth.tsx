import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function ButtonFullWidth() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="title-md">Team plan, 12 seats</Typography>
      <Button fullWidth>Continue to payment</Button>
    </Card>
  );
}
