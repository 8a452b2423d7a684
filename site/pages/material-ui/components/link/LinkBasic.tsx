import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkBasic() {
  return (
    <Typography>
      Your invoice for March is ready.{' '}
      <Link href="#basic-link">Download the invoice</Link>
    </Typography>
  );
}
