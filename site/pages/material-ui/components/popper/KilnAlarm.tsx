import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Popper from '@mui/material/Popper';

export default function KilnAlarm() {
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
        Kiln 2
      </Button>
      <Popper
        open={open}
        anchorEl={anchor}
        placement="top"
        transition
        role={undefined}
        sx={{ zIndex: 1 }}
      >
        {({ placement, TransitionProps }) => (
          <Grow
            {...TransitionProps}
            style={{
              transformOrigin: placement === 'top' ? 'bottom' : 'top',
            }}
          >
            <Alert severity="success" role="status" sx={{ m: 1 }}>
              1,040 °C, and holding
            </Alert>
          </Grow>
        )}
      </Popper>
    </>
  );
}
