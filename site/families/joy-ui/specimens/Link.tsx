import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkSpecimen() {
  return (
    <Typography>
      Read the{' '}
      <Link component="span" underline="always">
        terms
      </Link>{' '}
      first
    </Typography>
  );
}
