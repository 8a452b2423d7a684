import WarningIcon from '@mui/icons-material/WarningAmber';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import ModalDialog from '@mui/joy/ModalDialog';
import { useId } from 'react';

/** A dialog that is part of the page: it takes no focus and hides nothing. */
export function DialogInPlace() {
  const id = useId();
  return (
    <ModalDialog
      aria-modal={false}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-part="modal"
      sx={still}
    >
      <DialogTitle component="p" id={`${id}-title`} sx={{ m: 0 }}>
        <WarningIcon />
        Close Harbor Square?
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        Riders find the next docks at Mill Bridge, 300 m away.
      </DialogContent>
      <DialogActions buttonFlex="0 1 auto">
        <Button color="danger" data-part="button">
          Close station
        </Button>
        <Button variant="plain" color="neutral" data-part="button">
          Cancel
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

const still = { position: 'static', transform: 'none', minWidth: 0, maxWidth: 'none' };
