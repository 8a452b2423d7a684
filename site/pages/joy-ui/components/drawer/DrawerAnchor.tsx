import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

const anchors = ['left', 'right', 'top', 'bottom'] as const;
type Anchor = (typeof anchors)[number];

export default function DrawerAnchor() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<Anchor>('left');

  const show = (next: Anchor) => {
    setAnchor(next);
    setOpen(true);
  };

  return (
    <>
      <ButtonGroup aria-label="Anchor">
        {anchors.map((name) => (
          <Button key={name} onClick={() => show(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Drawer
        key={anchor}
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Anchored {anchor}</DialogTitle>
      </Drawer>
    </>
  );
}
