import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarInverted() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Check for updates</Button>
      <div role="status">
        <Snackbar
          variant="solid"
          color="primary"
          invertedColors
          open={open}
          onClose={() => setOpen(false)}
          sx={{ maxWidth: 360 }}
        >
          <div>
            <Typography level="title-md">Version 12 is ready</Typography>
            <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
              <Button size="sm" onClick={() => setOpen(false)}>
                Restart
              </Button>
              <Button
                size="sm"
                variant="outlined"
                onClick={() => setOpen(false)}
              >
                Later
              </Button>
            </Stack>
          </div>
        </Snackbar>
      </div>
    </>
  );
}
