import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuTransition() {
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
        Playback speed
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slots={{ transition: Fade }}
        transitionDuration={{ enter: 250, exit: 100 }}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        <MenuItem onClick={close}>Normal</MenuItem>
        <MenuItem onClick={close}>1.5 times</MenuItem>
        <MenuItem onClick={close}>2 times</MenuItem>
      </Menu>
    </>
  );
}
