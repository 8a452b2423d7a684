import { useState } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkPreload() {
  const [loaded, setLoaded] = useState(false);
  const preload = () => setLoaded(true);

  return (
    <Stack direction="row" spacing={2}>
      <Link href="#preload-on-hover" onMouseEnter={preload} onFocus={preload}>
        Yearly report
      </Link>
      <Typography color="text.secondary">
        {loaded ? 'Loaded' : 'Not loaded yet'}
      </Typography>
    </Stack>
  );
}
