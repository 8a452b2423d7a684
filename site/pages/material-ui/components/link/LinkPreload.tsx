import { useState } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkPreload() {
  const [near, setNear] = useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Link
        href="#preload-on-hover"
        onMouseEnter={() => setNear(true)}
        onMouseLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
      >
        Yearly report
      </Link>
      <Typography color="text.secondary">
        {near ? 'Loading the report' : 'Idle'}
      </Typography>
    </Stack>
  );
}
