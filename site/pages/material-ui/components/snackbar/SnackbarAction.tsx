import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import CloseIcon from '@mui/icons-material/Close';

export default function SnackbarAction() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <>
      <Button ref={trigger} variant="outlined" onClick={() => setOpen(true)}>
        Archive message
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={10000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Message archived"
        action={
          <>
            <Button color="inherit" size="small" onClick={close}>
              Undo
            </Button>
            <IconButton
              color="inherit"
              size="small"
              aria-label="Close"
              onClick={close}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </>
  );
}
