import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

export default function DrawerInset() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the offer
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: { sx: { p: 2, bgcolor: 'transparent', boxShadow: 'none' } },
        }}
      >
        <Sheet
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1,
            height: '100%',
            p: 2,
            borderRadius: 'md',
          }}
        >
          <ModalClose aria-label="Close" sx={{ m: 2 }} />
          <DialogTitle>Autumn offer</DialogTitle>
          <DialogContent>Two nights for the price of one.</DialogContent>
          <Button onClick={() => setOpen(false)}>Book it</Button>
        </Sheet>
      </Drawer>
    </>
  );
}
