import { useState } from 'react';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [open, setOpen] = useState(false);

  return (
    <Typography sx={{ maxWidth: 420 }}>
      Delivered by bicycle within the city.{' '}
      {open && 'Orders before noon arrive on the same day. '}
      <Link
        component="button"
        type="button"
        underline="always"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show more'}
      </Link>
    </Typography>
  );
}
