import Box from '@mui/joy/Box';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalOverflowSpecimen() {
  return (
    <Box sx={{ height: 96, overflow: 'hidden' }}>
      <ModalDialog
        component="div"
        size="sm"
        sx={{ position: 'static', transform: 'none', maxHeight: 'none', width: 200 }}
      >
        <DialogTitle component="div">Terms</DialogTitle>
        <DialogContent sx={{ overflow: 'visible' }}>
          What is longer than the window scrolls with its dialog, and nothing of it is cut off.
        </DialogContent>
      </ModalDialog>
    </Box>
  );
}
