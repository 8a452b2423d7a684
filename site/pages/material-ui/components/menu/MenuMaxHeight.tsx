import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

export default function MenuMaxHeight() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [time, setTime] = useState('9:00');

  return (
    <>
      <Button
        id={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Start at {time}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': button },
          paper: { sx: { maxHeight: 36 * 4.5, width: 160 } },
        }}
      >
        {hours.map((hour) => (
          <MenuItem
            key={hour}
            role="menuitemradio"
            aria-checked={hour === time}
            selected={hour === time}
            onClick={() => {
              setTime(hour);
              setAnchor(null);
            }}
          >
            {hour}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
