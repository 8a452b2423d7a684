import DialogTitle from '@mui/joy/DialogTitle';
import ModalDialog from '@mui/joy/ModalDialog';

export default function DialogTitleSpecimen() {
  return (
    <ModalDialog
      component="div"
      size="sm"
      sx={{ position: 'static', transform: 'none', maxHeight: 'none', width: 210 }}
    >
      <DialogTitle component="div">Delete this draft?</DialogTitle>
    </ModalDialog>
  );
}
