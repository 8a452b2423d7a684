import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function StarMap() {
  const [map, setMap] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const inMap = { position: 'absolute' } as const;

  return (
    <Box
      ref={setMap}
      sx={{
        position: 'relative',
        height: 260,
        maxWidth: 480,
        overflow: 'hidden',
        borderRadius: 2,
        color: '#fff',
        background: 'radial-gradient(circle at 30% 40%, #3949ab, #10133a)',
      }}
    >
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => setOpen(true)}
        sx={{ m: 2 }}
      >
        About Vega
      </Button>
      <Drawer
        container={map}
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        disableScrollLock
        sx={inMap}
        slotProps={{
          backdrop: { sx: inMap },
          paper: {
            role: 'dialog',
            'aria-label': 'Vega',
            sx: { ...inMap, width: 180, p: 2, gap: 2 },
          },
        }}
      >
        <Typography>Vega, in the Lyre, 25 light years away.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </Box>
  );
}
