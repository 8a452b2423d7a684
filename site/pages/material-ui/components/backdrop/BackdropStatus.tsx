import { useEffect, useRef, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BackdropStatus() {
  const submit = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const busy = state === 'busy';

  useEffect(() => {
    if (state === 'done') submit.current?.focus();
    if (state !== 'busy') return undefined;
    const timer = setTimeout(() => setState('done'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <Box inert={busy}>
        <Button
          ref={submit}
          variant="contained"
          onClick={() => setState('busy')}
        >
          Submit order
        </Button>
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {busy && 'Submitting your order…'}
        {state === 'done' && 'Your order was placed.'}
      </Typography>
      <Backdrop open={busy} sx={{ color: 'common.white', zIndex: 'modal' }}>
        <CircularProgress color="inherit" />
      </Backdrop>
    </>
  );
}
