import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import ModalDialog from '@mui/joy/ModalDialog';

export default function DialogActionsSpecimen() {
  return (
    <ModalDialog
      component="div"
      size="sm"
      sx={{ position: 'static', transform: 'none', maxHeight: 'none', width: 210 }}
    >
      <DialogActions sx={{ pt: 0 }}>
        <Button size="sm" color="danger">
          Delete
        </Button>
        <Button size="sm" variant="plain" color="neutral">
          Keep
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
