import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function MenuListInline() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button?.focus();
  };

  return (
    <Stack spacing={1} sx={{ width: 240, minHeight: 150 }}>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Paper tray
      </Button>
      {open && (
        <Paper variant="outlined">
          <MenuList
            autoFocus
            component="div"
            aria-label="Paper tray"
            onKeyDown={(event) => event.key === 'Escape' && close()}
          >
            <MenuItem component="div" onClick={close}>
              Letter
            </MenuItem>
            <MenuItem component="div" onClick={close}>
              Envelopes
            </MenuItem>
          </MenuList>
        </Paper>
      )}
    </Stack>
  );
}
