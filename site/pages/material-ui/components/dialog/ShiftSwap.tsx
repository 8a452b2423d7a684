import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';

export default function ShiftSwap() {
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Swap a shift
      </Button>
      <Dialog open={open} onClose={close} fullScreen={phone}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', paddingInlineEnd: 2 }}
        >
          <DialogTitle noWrap sx={{ flex: 1 }}>
            Swap Friday, 14 to 22
          </DialogTitle>
          <IconButton aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <DialogContent dividers>
          <Stack spacing={2}>
            <TextField label="Colleague" autoFocus />
            <TextField label="Shift you take" />
            <TextField label="Why" multiline rows={3} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Ask for the swap</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
