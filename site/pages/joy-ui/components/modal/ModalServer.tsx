import { useRef } from 'react';
import Box from '@mui/joy/Box';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalServer() {
  const stage = useRef<HTMLDivElement>(null);

  return (
    <Box ref={stage} sx={{ position: 'relative', height: 220, width: '100%' }}>
      <Modal
        open
        disablePortal
        container={() => stage.current}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        disableEscapeKeyDown
        hideBackdrop
        sx={{ position: 'absolute', zIndex: 0 }}
      >
        <ModalDialog aria-modal="false">
          <DialogTitle component="h4">Welcome back</DialogTitle>
          <DialogContent>This text is in the HTML of the page.</DialogContent>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
