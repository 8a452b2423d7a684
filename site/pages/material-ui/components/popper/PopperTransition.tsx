import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popper from '@mui/material/Popper';

export default function PopperTransition() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Server status
      </Button>
      <Popper open={open} anchorEl={anchor} transition role={undefined}>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Alert severity="success" role="status" sx={{ m: 1 }}>
              All systems are up.
            </Alert>
          </Fade>
        )}
      </Popper>
    </>
  );
}
