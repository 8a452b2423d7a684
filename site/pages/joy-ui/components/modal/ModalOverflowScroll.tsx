import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';

const steps = Array.from({ length: 40 }, (_, index) => index + 1);

export default function ModalOverflowScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Scroll the whole dialog
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow sx={{ '--ModalOverflow-paddingY': '2rem' }}>
          <ModalDialog>
            <ModalClose aria-label="Close" />
            <DialogTitle>Checklist</DialogTitle>
            <List>
              {steps.map((step) => (
                <ListItem key={step}>Task {step}</ListItem>
              ))}
            </List>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </>
  );
}
