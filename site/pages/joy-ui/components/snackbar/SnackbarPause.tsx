import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarPause() {
  const [open, setOpen] = useState(false);
  const [paused, setPaused] = useState(false);

  const pause = () => setPaused(true);
  const resume = () => setPaused(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Move to the archive
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          color={paused ? 'warning' : 'neutral'}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          onMouseEnter={pause}
          onMouseLeave={resume}
          onFocus={pause}
          onBlur={resume}
          endDecorator={
            <Button size="sm" variant="soft" onClick={() => setOpen(false)}>
              Undo
            </Button>
          }
        >
          <div>
            Archived.{' '}
            <span aria-hidden="true">
              {paused ? 'Waiting for you.' : 'Closes in six seconds.'}
            </span>
          </div>
        </Snackbar>
      </div>
    </>
  );
}
