import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

export default function TransitionDuration() {
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} score
      </Button>
      <Zoom
        in={shown}
        appear={false}
        timeout={{ enter: 600, exit: 200 }}
        easing={{ enter: 'cubic-bezier(0.3, 1.6, 0.5, 1)', exit: 'ease-in' }}
      >
        <Paper elevation={3} sx={{ p: 2 }}>
          Score: 9,120
        </Paper>
      </Zoom>
    </Stack>
  );
}
