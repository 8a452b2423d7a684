import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  bindMenu,
  bindTrigger,
  usePopupState,
} from 'material-ui-popup-state/hooks';

export default function MenuPopupState() {
  const popup = usePopupState({ variant: 'popover', popupId: 'share-menu' });

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={popup.isOpen}
        {...bindTrigger(popup)}
      >
        Share
      </Button>
      <Menu
        {...bindMenu(popup)}
        slotProps={{ list: { 'aria-label': 'Share' } }}
      >
        <MenuItem onClick={popup.close}>Copy link</MenuItem>
        <MenuItem onClick={popup.close}>Send by email</MenuItem>
      </Menu>
    </>
  );
}
