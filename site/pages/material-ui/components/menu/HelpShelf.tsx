import { useId, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';

export default function HelpShelf() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        id={button}
        aria-label="Help"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpOutlineIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        <MenuItem
          component="a"
          href="/material-ui/getting-started/usage/"
          onClick={close}
        >
          First steps
        </MenuItem>
        <MenuItem
          component="a"
          href="/material-ui/getting-started/faq/"
          onClick={close}
        >
          Common questions
        </MenuItem>
      </Menu>
    </>
  );
}
