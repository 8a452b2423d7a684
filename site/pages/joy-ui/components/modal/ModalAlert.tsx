import { useState } from 'react';
import WarningIcon from '@mui/icons-material/Warning';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalAlert() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button color="danger" variant="outlined" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog" maxWidth={420}>
          <DialogTitle>
            <WarningIcon />
            Delete this project?
          </DialogTitle>
          <Divider />
          <DialogContent>
            All 24 documents are deleted too. This cannot be undone.
          </DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Delete project
            </Button>
            <Button variant="plain" color="neutral" autoFocus onClick={close}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
