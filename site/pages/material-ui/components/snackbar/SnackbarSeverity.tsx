import { useState } from 'react';
import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function SnackbarSeverity() {
  const [open, setOpen] = useState(false);
  const [severity, setSeverity] = useState<AlertColor>('success');
  const close = () => setOpen(false);

  const show = (next: AlertColor) => {
    setSeverity(next);
    setOpen(true);
  };

  return (
    <>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => show('success')}>
          Save
        </Button>
        <Button variant="outlined" onClick={() => show('error')}>
          Save offline
        </Button>
      </Stack>
      <Snackbar
        open={open}
        autoHideDuration={severity === 'error' ? null : 6000}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
      >
        <Alert
          severity={severity}
          variant="filled"
          onClose={close}
          sx={{ width: '100%' }}
        >
          {severity === 'error' ? 'Could not save' : 'Saved'}
        </Alert>
      </Snackbar>
    </>
  );
}
