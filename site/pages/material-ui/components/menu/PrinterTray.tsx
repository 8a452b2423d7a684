import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const trays = [
  { name: 'Upper tray, A4' },
  { name: 'Lower tray, A3', empty: true },
  { name: 'Envelopes' },
];

export default function PrinterTray() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [tray, setTray] = useState('Envelopes');

  const close = () => {
    setOpen(false);
    button?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 240, minHeight: 220 }}>
      <Button
        ref={setButton}
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {tray}
      </Button>
      {open && (
        <Paper variant="outlined">
          <MenuList
            autoFocus
            disabledItemsFocusable
            dense
            aria-labelledby={id}
            onKeyDown={leave}
          >
            {trays.map(({ name, empty = false }) => (
              <MenuItem
                key={name}
                role="menuitemradio"
                aria-checked={name === tray}
                disabled={empty}
                selected={name === tray}
                onClick={() => {
                  setTray(name);
                  close();
                }}
              >
                {empty ? `${name} (empty)` : name}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </Stack>
  );
}
