import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function AvatarButton() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);

  return (
    <>
      <IconButton
        aria-label="Account of Hanna"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <Avatar component="span" sx={{ bgcolor: 'text.secondary' }}>
          H
        </Avatar>
      </IconButton>
      <Menu anchorEl={button} open={button !== null} onClose={close}>
        <MenuItem onClick={close}>Profile</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </>
  );
}
