import DialogContent from '@mui/joy/DialogContent';
import ModalDialog from '@mui/joy/ModalDialog';

export default function DialogContentSpecimen() {
  return (
    <ModalDialog
      component="div"
      size="sm"
      sx={{ position: 'static', transform: 'none', maxHeight: 'none', width: 210 }}
    >
      <DialogContent>The draft and its three pictures cannot be restored.</DialogContent>
    </ModalDialog>
  );
}
