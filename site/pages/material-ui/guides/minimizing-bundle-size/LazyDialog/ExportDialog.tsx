import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
}

const formats = ['CSV', 'Excel', 'PDF'];

export default function ExportDialog({ open, onClose }: ExportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>Export orders</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={formats}
          defaultValue="CSV"
          renderInput={(params) => (
            <TextField {...params} label="Format" margin="dense" />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onClose}>Export</Button>
      </DialogActions>
    </Dialog>
  );
}
