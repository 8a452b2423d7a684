import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BillNote() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      Your water bill is ready. Compare it with{' '}
      <Link href="#BillNote">the last twelve months</Link>, or{' '}
      <Link href="#BillNote">send us the meter reading</Link> if the figure
      looks wrong.
    </Typography>
  );
}
