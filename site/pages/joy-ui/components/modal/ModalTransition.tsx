import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import { Transition } from 'react-transition-group';

export default function ModalTransition() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Open with a fade
      </Button>
      <Transition in={open} timeout={{ enter: 0, exit: 250 }} nodeRef={root}>
        {(state) => (
          <Modal
            ref={root}
            keepMounted
            open={state !== 'exited'}
            onClose={() => setOpen(false)}
            sx={{
              opacity: state === 'entered' ? 1 : 0,
              transition: 'opacity 250ms',
              '@media (prefers-reduced-motion)': { transition: 'none' },
            }}
          >
            <ModalDialog>
              <DialogTitle>Saved to your library</DialogTitle>
              <Button onClick={() => setOpen(false)}>Close</Button>
            </ModalDialog>
          </Modal>
        )}
      </Transition>
    </>
  );
}
