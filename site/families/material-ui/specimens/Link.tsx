import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkSpecimen() {
  return (
    <Typography>
      Read the <Link component="span">travel guide</Link>
    </Typography>
  );
}
