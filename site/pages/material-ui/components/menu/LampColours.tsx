import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const lights = [
  { name: 'Candle', color: '#ffb066' },
  { name: 'Reading', color: '#fff1d6' },
  { name: 'Daylight', color: '#e3f0ff' },
];

export default function LampColours() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [light, setLight] = useState('Reading');

  return (
    <>
      <Button
        id={button}
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Light: {light}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slots={{ transition: Fade }}
        transitionDuration={{ enter: 120, exit: 0 }}
        PopoverClasses={{ paper: 'lights' }}
        classes={{ list: 'light-list' }}
        slotProps={{
          list: { 'aria-labelledby': button },
          backdrop: { invisible: false, sx: { bgcolor: 'rgb(0 0 0 / 0.25)' } },
        }}
        sx={{
          '& .lights': { mt: 1, borderRadius: 3 },
          '& .light-list': { p: 1 },
        }}
      >
        {lights.map(({ name, color }) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === light}
            selected={name === light}
            classes={{ selected: 'lit' }}
            onClick={() => {
              setLight(name);
              setAnchor(null);
            }}
            sx={{ gap: 1.5, borderRadius: 2, '&.lit': { fontWeight: 500 } }}
          >
            <Box
              sx={{
                width: 20,
                height: 20,
                border: 1,
                borderColor: 'text.secondary',
                borderRadius: '50%',
                bgcolor: color,
              }}
            />
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
