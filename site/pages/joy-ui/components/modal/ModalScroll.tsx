import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const releases = Array.from({ length: 40 }, (_, index) => 40 - index);

export default function ModalScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Scroll the content
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Releases</DialogTitle>
          <DialogContent slotProps={{ root: { tabIndex: 0 } }}>
            <List>
              {releases.map((release) => (
                <ListItem key={release}>Version 2.{release}</ListItem>
              ))}
            </List>
          </DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
