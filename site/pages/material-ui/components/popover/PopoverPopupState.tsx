import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import {
  bindPopover,
  bindTrigger,
  usePopupState,
} from 'material-ui-popup-state/hooks';

export default function PopoverPopupState() {
  const popup = usePopupState({ variant: 'popover', popupId: 'quota' });

  return (
    <>
      <Button variant="outlined" {...bindTrigger(popup)} aria-haspopup="dialog">
        Quota
      </Button>
      <Popover
        {...bindPopover(popup)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Quota' } }}
      >
        <Typography sx={{ p: 2 }}>840 of 1,000 requests used.</Typography>
      </Popover>
    </>
  );
}
