import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function CalmPanel() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ overflow: 'hidden', textAlign: 'center' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Weather on the pass
      </Button>
      <Box sx={{ height: 56, maxWidth: 320, mx: 'auto' }}>
        <Slide in={open} direction="up" timeout={still ? 0 : 300} mountOnEnter>
          <Alert severity="info" role="note">
            Fog until ten, then clear.
          </Alert>
        </Slide>
      </Box>
    </Box>
  );
}
