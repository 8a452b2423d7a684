import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkOverlay() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Link overlay href="#lisbon" underline="none" textColor="text.primary">
        Lisbon, three nights
      </Link>
      <Typography level="body-sm">From 240 € with breakfast</Typography>
    </Card>
  );
}
