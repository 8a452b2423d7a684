import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const orientations = ['horizontal-reverse', 'horizontal', 'vertical'] as const;
type Orientation = (typeof orientations)[number];

export default function ModalActions() {
  const [open, setOpen] = useState(false);
  const [orientation, setOrientation] = useState<Orientation>('vertical');

  const show = (next: Orientation) => {
    setOrientation(next);
    setOpen(true);
  };

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {orientations.map((name) => (
          <Button key={name} variant="soft" onClick={() => show(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle level="h4" color="primary">
            Keep the changes?
          </DialogTitle>
          <DialogActions orientation={orientation} buttonFlex="1 1 auto">
            <Button onClick={() => setOpen(false)}>Keep</Button>
            <Button variant="soft" onClick={() => setOpen(false)}>
              Revert
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
