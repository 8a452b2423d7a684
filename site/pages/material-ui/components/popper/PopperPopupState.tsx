import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  bindPopper,
  bindToggle,
  usePopupState,
} from 'material-ui-popup-state/hooks';

export default function PopperPopupState() {
  const popup = usePopupState({ variant: 'popper', popupId: 'seats' });

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={popup.isOpen}
        {...bindToggle(popup)}
      >
        Seats
      </Button>
      <Popper role="note" {...bindPopper(popup)}>
        <Paper elevation={3} sx={{ p: 2, m: 1 }}>
          8 of 10 seats are taken.
        </Paper>
      </Popper>
    </>
  );
}
