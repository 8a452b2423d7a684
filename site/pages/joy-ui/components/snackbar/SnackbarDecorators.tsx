import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import CheckCircle from '@mui/icons-material/CheckCircle';

export default function SnackbarDecorators() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Delete the photo
      </Button>
      <div role="status">
        <Snackbar
          variant="soft"
          color="success"
          open={open}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          startDecorator={<CheckCircle />}
          endDecorator={
            <Button
              size="sm"
              variant="soft"
              color="success"
              onClick={() => setOpen(false)}
            >
              Undo
            </Button>
          }
        >
          The photo is deleted.
        </Snackbar>
      </div>
    </>
  );
}
