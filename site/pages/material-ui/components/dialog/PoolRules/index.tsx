import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { rules } from './rules';

type Scroll = NonNullable<DialogProps['scroll']>;

export default function PoolRules() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<Scroll>('paper');

  const show = (next: Scroll) => {
    setScroll(next);
    setOpen(true);
  };
  const close = () => setOpen(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => show('paper')}>Scroll the rules</Button>
      <Button onClick={() => show('body')}>Scroll the dialog</Button>
      <Dialog open={open} onClose={close} scroll={scroll} maxWidth="xs">
        <DialogTitle>Rules of the pool</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          tabIndex={scroll === 'paper' ? 0 : undefined}
          role="group"
          aria-label="All rules"
        >
          {rules.map((rule) => (
            <DialogContentText key={rule} sx={{ mb: 2 }}>
              {rule}
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
