import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';

export default function AlertLink() {
  return (
    <Alert severity="warning">
      Your trial ends in 3 days.{' '}
      <Link href="#links-in-alerts" color="inherit">
        Compare plans
      </Link>
    </Alert>
  );
}
