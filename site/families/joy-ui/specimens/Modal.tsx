import Box from '@mui/joy/Box';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalSpecimen() {
  return (
    <Box sx={{ p: 2.5, bgcolor: 'background.backdrop', borderRadius: 'sm' }}>
      <ModalDialog
        component="div"
        size="sm"
        sx={{ position: 'static', transform: 'none', maxHeight: 'none', width: 150, py: 1 }}
      >
        Session ends soon
      </ModalDialog>
    </Box>
  );
}
