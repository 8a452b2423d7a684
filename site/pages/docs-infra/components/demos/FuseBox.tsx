import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FuseBox() {
  const [kettles, setKettles] = useState(1);

  if (kettles > 2) {
    throw new Error(`The fuse holds two kettles, not ${kettles}`);
  }

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Kettles: {kettles}</Typography>
      <Button variant="outlined" onClick={() => setKettles(kettles + 1)}>
        Plug in another
      </Button>
    </Stack>
  );
}
