import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { deleteProject } from './deleteProject';

export default function DeleteConfirmation() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [error, setError] = useState('');
  const [deleted, setDeleted] = useState(false);

  const close = () => {
    if (!deleting) setOpen(false);
  };

  const reset = () => {
    setTyped('');
    setError('');
  };

  const remove = async () => {
    setDeleting(true);
    setError('');
    try {
      await deleteProject(attempts);
      setDeleted(true);
      setOpen(false);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Deleting failed.');
    }
    setAttempts(attempts + 1);
    setDeleting(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        color={deleted ? 'primary' : 'error'}
        onClick={() => (deleted ? setDeleted(false) : setOpen(true))}
      >
        {deleted ? 'Restore project' : 'Delete project'}
      </Button>
      <Typography role="status" variant="body2">
        {deleted && 'atlas was deleted.'}
      </Typography>
      <Dialog
        open={open}
        onClose={close}
        disableEscapeKeyDown={deleting}
        aria-describedby="delete-atlas"
        fullWidth
        maxWidth="xs"
        slotProps={{ transition: { onExited: reset } }}
      >
        <DialogTitle>Delete the project atlas?</DialogTitle>
        <DialogContent>
          <DialogContentText id="delete-atlas" sx={{ mb: 2 }}>
            Its 14 files and their history are deleted for all members.
          </DialogContentText>
          <TextField
            autoFocus
            fullWidth
            label="Type atlas to confirm"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={deleting}>
            Cancel
          </Button>
          <Button
            color="error"
            variant="contained"
            disabled={typed !== 'atlas'}
            loading={deleting}
            onClick={() => void remove()}
          >
            Delete project
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
