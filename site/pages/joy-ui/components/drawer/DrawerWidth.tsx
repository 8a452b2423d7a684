import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerWidth() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the order
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          '--Drawer-horizontalSize': { xs: '100%', sm: '420px' },
          '--Drawer-transitionDuration': '0.5s',
          '--Drawer-transitionFunction': 'cubic-bezier(0.2, 0, 0, 1)',
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Order 1042</DialogTitle>
      </Drawer>
    </>
  );
}
