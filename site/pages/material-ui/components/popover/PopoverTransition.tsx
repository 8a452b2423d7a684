import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverTransition() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Storage
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        elevation={2}
        transitionDuration={{ enter: 400, exit: 200 }}
        slots={{ transition: Fade }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Storage' } }}
      >
        <Typography sx={{ p: 2 }}>12 of 50 GB are used.</Typography>
      </Popover>
    </>
  );
}
