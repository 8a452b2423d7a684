import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TransitionCallbacks() {
  const [shown, setShown] = useState(true);
  const [calls, setCalls] = useState<string[]>([]);
  const log = (call: string) => () =>
    setCalls((all) => [...all, call].slice(-3));

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} invoice
      </Button>
      <Fade
        in={shown}
        appear={false}
        timeout={1000}
        onEnter={log('onEnter')}
        onEntering={log('onEntering')}
        onEntered={log('onEntered')}
        onExit={log('onExit')}
        onExiting={log('onExiting')}
        onExited={log('onExited')}
      >
        <Paper elevation={3} sx={{ p: 2 }}>
          Invoice 2041
        </Paper>
      </Fade>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {calls.join(', ')}
      </Typography>
    </Stack>
  );
}
