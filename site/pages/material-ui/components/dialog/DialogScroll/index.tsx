import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { terms } from './terms';

export default function DialogScroll() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<DialogProps['scroll']>('paper');
  const close = () => setOpen(false);

  const show = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined" onClick={() => show('paper')}>
        paper
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        body
      </Button>
      <Dialog open={open} onClose={close} scroll={scroll} maxWidth="xs">
        <DialogTitle>Terms of service</DialogTitle>
        <DialogContent
          dividers
          role="group"
          aria-label="All terms"
          tabIndex={0}
        >
          {terms.map((term) => (
            <DialogContentText key={term} sx={{ mb: 2 }}>
              {term}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
