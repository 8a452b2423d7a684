import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

export default function DrawerContainer() {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <Sheet
      ref={setPanel}
      variant="outlined"
      sx={{
        position: 'relative',
        height: 220,
        overflow: 'hidden',
        borderRadius: 'md',
      }}
    >
      <Box sx={{ p: 2 }}>
        <Button onClick={() => setOpen(true)}>Show the legend</Button>
      </Box>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        container={panel}
        disableScrollLock
        slotProps={{
          root: { sx: { position: 'absolute' } },
          backdrop: { sx: { position: 'absolute', backdropFilter: 'none' } },
          content: { sx: { position: 'absolute', width: 200 } },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Legend</DialogTitle>
      </Drawer>
    </Sheet>
  );
}
