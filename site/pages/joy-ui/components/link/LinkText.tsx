import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkText() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      Your trial ends on May 31.{' '}
      <Link href="#pricing" underline="always">
        Compare the plans
      </Link>{' '}
      or <Link href="#export">export your data</Link>.
    </Typography>
  );
}
