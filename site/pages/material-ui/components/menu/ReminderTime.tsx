import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const times = ['In ten minutes', 'In an hour', 'Tomorrow at nine'];

export default function ReminderTime() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [time, setTime] = useState('Remind me');

  return (
    <>
      <Button
        id={button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {time}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        autoFocus={false}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        {times.map((name) => (
          <MenuItem
            key={name}
            autoFocus={name === 'In an hour'}
            onClick={() => {
              setTime(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
