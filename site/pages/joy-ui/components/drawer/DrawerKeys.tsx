import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import { styled } from '@mui/joy/styles';

const Shade = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  background: 'repeating-linear-gradient(45deg, #0006 0 8px, #0008 8px 16px)',
});

const stops = ['Granite gorge', 'Mill lake', 'Chapel hill', 'Old quarry'];

export default function DrawerKeys() {
  const [open, setOpen] = useState(false);
  const [stop, setStop] = useState(0);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Show the stops
      </Button>
      <Drawer
        component="section"
        anchor="bottom"
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step) setStop((stop + step + stops.length) % stops.length);
        }}
        slots={{ backdrop: Shade }}
        slotProps={{ content: ({ anchor }) => ({ 'data-edge': anchor }) }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>
          Stop {stop + 1} of {stops.length}
        </DialogTitle>
        <DialogContent role="status" sx={{ p: 1.5 }}>
          {stops[stop]}. The up and down arrow keys change the stop.
        </DialogContent>
      </Drawer>
    </>
  );
}
