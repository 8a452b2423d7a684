import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarReason() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('none yet');

  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          color="neutral"
          onClick={() => setOpen(true)}
        >
          Sync now
        </Button>
        <Typography level="body-sm">Last reason: {last}</Typography>
      </Stack>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={5000}
          onClose={(_event, reason) => {
            setLast(reason);
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          All changes are synced.
        </Snackbar>
      </div>
    </>
  );
}
