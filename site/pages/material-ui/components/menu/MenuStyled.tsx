import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const labels = [
  { name: 'Bug', color: '#d73a4a' },
  { name: 'Feature', color: '#2f81f7' },
  { name: 'Question', color: '#a371f7' },
];

export default function MenuStyled() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [label, setLabel] = useState('Bug');

  return (
    <>
      <Button
        id={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Label: {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        PopoverClasses={{ paper: 'label-paper' }}
        classes={{ list: 'label-list' }}
        slotProps={{
          list: { 'aria-labelledby': button },
          backdrop: { invisible: false },
        }}
        sx={{
          '& .label-paper': { mt: 1, borderRadius: 3, width: 200 },
          '& .label-list': { p: 1 },
        }}
      >
        {labels.map(({ name, color }) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === label}
            selected={name === label}
            disableGutters
            classes={{ selected: 'label-on' }}
            onClick={() => {
              setLabel(name);
              setAnchor(null);
            }}
            sx={{
              px: 1,
              gap: 1.5,
              borderRadius: 2,
              '&.label-on': { fontWeight: 500 },
            }}
          >
            <Box
              sx={{ width: 12, height: 12, borderRadius: 1, bgcolor: color }}
            />
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
