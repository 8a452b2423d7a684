import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ModalSizes() {
  const [size, setSize] = useState<(typeof sizes)[number] | null>(null);

  return (
    <>
      <Stack direction="row" spacing={1}>
        {sizes.map((name) => (
          <Button key={name} variant="soft" onClick={() => setSize(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Modal open={size !== null} onClose={() => setSize(null)}>
        <ModalDialog size={size ?? 'md'} minWidth={280} maxWidth="sm">
          <ModalClose aria-label="Close" />
          <DialogTitle>Size {size}</DialogTitle>
          <DialogContent>The meeting moved to Thursday.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
