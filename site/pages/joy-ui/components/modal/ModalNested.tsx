import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalNested() {
  const [depth, setDepth] = useState(0);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setDepth(1)}>
        Write a message
      </Button>
      <Modal open={depth > 0} onClose={() => setDepth(2)}>
        <ModalDialog minWidth={360}>
          <DialogTitle>New message</DialogTitle>
          <DialogContent>Hello team, the office opens at 9.</DialogContent>
          <DialogActions>
            <Button onClick={() => setDepth(0)}>Send</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
      <Modal open={depth > 1} onClose={() => setDepth(1)}>
        <ModalDialog role="alertdialog" size="sm">
          <DialogTitle>Discard the message?</DialogTitle>
          <DialogActions>
            <Button color="danger" onClick={() => setDepth(0)}>
              Discard
            </Button>
            <Button variant="plain" color="neutral" onClick={() => setDepth(1)}>
              Keep writing
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
