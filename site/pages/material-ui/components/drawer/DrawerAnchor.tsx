import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerAnchor() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<(typeof anchors)[number]>('left');

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {anchors.map((name) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => {
              setAnchor(name);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Details' } }}
      >
        <Box sx={{ p: 3, minWidth: 240 }}>
          <p>{`anchor="${anchor}"`}</p>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </>
  );
}
