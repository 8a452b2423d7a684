import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarAnimation() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Send the invitation
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={4000}
          animationDuration={600}
          onClose={() => setOpen(false)}
          sx={{
            '@keyframes pop-in': { from: { scale: '0.6', opacity: 0 } },
            '@keyframes pop-out': { to: { scale: '0.6', opacity: 0 } },
            animation: `${open ? 'pop-in' : 'pop-out'} 600ms forwards`,
            '@media (prefers-reduced-motion)': { animation: 'none' },
          }}
        >
          The invitation is sent.
        </Snackbar>
      </div>
    </>
  );
}
