import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function AdjustmentTypography() {
  return (
    <Typography level="title-lg" sx={{ maxWidth: 360 }}>
      Dinner is at{' '}
      <Typography variant="soft" color="primary">
        19:30
      </Typography>
      , <Typography level="body-sm">doors open at 19:00.</Typography>{' '}
      <Link href="#typography">See the menu</Link>
    </Typography>
  );
}
