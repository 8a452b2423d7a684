import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarDuration() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show for six seconds
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={6000}
          resumeHideDuration={2000}
          disableWindowBlurListener
          onClose={() => setOpen(false)}
        >
          Stay on me and I wait.
        </Snackbar>
      </div>
    </>
  );
}
