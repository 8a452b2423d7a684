import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalDialogSpecimen() {
  return (
    <ModalDialog
      component="div"
      size="sm"
      sx={{ position: 'static', transform: 'none', maxHeight: 'none', width: 210 }}
    >
      <DialogTitle component="div">Leave the page?</DialogTitle>
      <DialogContent>Two changes are not saved.</DialogContent>
    </ModalDialog>
  );
}
