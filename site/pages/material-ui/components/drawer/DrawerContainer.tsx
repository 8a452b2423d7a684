import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const inside = { position: 'absolute' } as const;

export default function DrawerContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <Box
      ref={setContainer}
      sx={{
        position: 'relative',
        height: 220,
        overflow: 'hidden',
        p: 2,
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      <Button variant="contained" onClick={() => setOpen(true)}>
        Show legend
      </Button>
      <Drawer
        container={container}
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        disableScrollLock
        sx={inside}
        slotProps={{
          backdrop: { sx: inside },
          paper: {
            role: 'dialog',
            'aria-label': 'Legend',
            sx: { ...inside, width: 180, p: 2, gap: 2 },
          },
        }}
      >
        <Typography>Blue areas flood at high tide.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </Box>
  );
}
