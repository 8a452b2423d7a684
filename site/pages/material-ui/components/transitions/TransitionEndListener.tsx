import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function TransitionEndListener() {
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} photo
      </Button>
      <Fade
        in={shown}
        appear={false}
        style={{ transitionDuration: '1.2s' }}
        timeout={3000}
        easing="linear"
        addEndListener={(node, done) =>
          node.addEventListener('transitionend', done, { once: true })
        }
      >
        <Paper
          role="img"
          aria-label="Sunset"
          sx={{
            width: 160,
            height: 96,
            background: 'linear-gradient(#5b6cae, #f2a65a 70%, #3b3355 71%)',
          }}
        />
      </Fade>
    </Stack>
  );
}
