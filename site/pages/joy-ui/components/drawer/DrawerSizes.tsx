import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

const sizes = ['sm', 'md', 'lg'] as const;
type Size = (typeof sizes)[number];

export default function DrawerSizes() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<Size>('md');

  const show = (next: Size) => {
    setSize(next);
    setOpen(true);
  };

  return (
    <>
      <ButtonGroup aria-label="Size">
        {sizes.map((name) => (
          <Button key={name} onClick={() => show(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Drawer size={size} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Size {size}</DialogTitle>
        <DialogContent sx={{ p: 1.5 }}>
          The title and the text follow.
        </DialogContent>
      </Drawer>
    </>
  );
}
