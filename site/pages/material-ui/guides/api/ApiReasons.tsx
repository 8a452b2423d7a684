import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ApiReasons() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('none');

  const close: DialogProps['onClose'] = (_, reason) => {
    setLast(reason);
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit address
      </Button>
      <Typography role="status">Last reason: {last}</Typography>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Click outside, then press Escape</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
