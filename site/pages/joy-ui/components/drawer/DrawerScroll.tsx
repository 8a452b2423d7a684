import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';

const rows = Array.from({ length: 40 }, (_, index) => `Box ${index + 1}`);

export default function DrawerScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the stock
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Stock</DialogTitle>
        <Divider />
        <DialogContent tabIndex={0}>
          <List>
            {rows.map((row) => (
              <ListItem key={row}>{row}</ListItem>
            ))}
          </List>
        </DialogContent>
        <Divider />
        <Box sx={{ p: 1.5 }}>
          <Button fullWidth onClick={() => setOpen(false)}>
            Done
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
