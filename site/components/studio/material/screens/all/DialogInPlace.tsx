import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';

/** A dialog that is part of the page: it takes no focus and hides nothing. */
export function DialogInPlace() {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box ref={place} data-part="dialog">
      <Dialog
        open
        disablePortal
        hideBackdrop
        disableScrollLock
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        // Siblings of a dialog are hidden from screen readers: here it has none.
        container={() => place.current}
        aria-modal={false}
        aria-labelledby={`${id}-title`}
        slotProps={{ transition: { appear: false } }}
        sx={still}
      >
        <DialogTitle id={`${id}-title`} component="p">
          Close Harbor Square?
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Riders find the next docks at Mill Bridge, 300 m away.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button data-part="button">Cancel</Button>
          <Button variant="contained" color="error" data-part="button">
            Close station
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

const still = {
  position: 'static',
  '& .MuiDialog-container': { height: 'auto' },
  '& .MuiDialog-paper': { m: 0, width: '100%', maxWidth: 'none' },
  // They would take focus without showing it.
  '& > [data-testid^="sentinel"]': { display: 'none' },
};
