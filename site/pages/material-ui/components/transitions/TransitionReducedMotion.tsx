import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TransitionReducedMotion() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ overflow: 'hidden', textAlign: 'center' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Forecast
      </Button>
      <Slide
        in={open}
        appear={false}
        direction="up"
        timeout={reduced ? 0 : undefined}
      >
        <Paper variant="outlined" sx={{ p: 2, m: 1 }}>
          Fog until ten, then sun.
        </Paper>
      </Slide>
    </Box>
  );
}
