import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuInitialFocus() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Remind me
      </Button>
      <Menu
        autoFocus={false}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        <MenuItem onClick={close}>In 10 minutes</MenuItem>
        <MenuItem autoFocus onClick={close}>
          In an hour
        </MenuItem>
        <MenuItem onClick={close}>Tomorrow morning</MenuItem>
      </Menu>
    </>
  );
}
