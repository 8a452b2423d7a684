import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

export default function DialogSpecimen() {
  return (
    <Paper elevation={8} sx={{ width: 220 }}>
      <DialogTitle component="div" sx={{ fontSize: 16, p: 1.5, pb: 0.5 }}>
        Delete this draft?
      </DialogTitle>
      <DialogActions>
        <Button size="small">Keep</Button>
        <Button size="small" color="error">
          Delete
        </Button>
      </DialogActions>
    </Paper>
  );
}
