import { useState } from 'react';
import type { MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function MenuContext() {
  const [open, setOpen] = useState(false);
  const [position, setPosition] = useState({ top: 0, left: 0 });
  const close = () => setOpen(false);

  const show = (event: MouseEvent) => {
    event.preventDefault();
    setPosition({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };
  const hide = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };

  return (
    <Paper variant="outlined" onContextMenu={show} sx={{ p: 4 }}>
      <Typography>Right-click, or touch and hold, anywhere in here.</Typography>
      <Menu
        open={open}
        onClose={close}
        onContextMenu={(event) => event.stopPropagation()}
        anchorReference="anchorPosition"
        anchorPosition={position}
        disableAutoFocusItem
        slotProps={{
          list: { 'aria-label': 'Selection' },
          backdrop: { onContextMenu: hide },
        }}
      >
        <MenuItem onClick={close}>Copy</MenuItem>
        <MenuItem onClick={close}>Search for this text</MenuItem>
        <MenuItem onClick={close}>Print</MenuItem>
      </Menu>
    </Paper>
  );
}
