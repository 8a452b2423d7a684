import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const widths = ['xs', 'sm', 'md', 'lg', 'xl', false] as const;

export default function DialogMaxWidth() {
  const [open, setOpen] = useState(false);
  const [maxWidth, setMaxWidth] = useState<DialogProps['maxWidth']>('sm');

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {widths.map((width) => (
        <Button
          key={String(width)}
          variant="outlined"
          onClick={() => {
            setMaxWidth(width);
            setOpen(true);
          }}
        >
          {String(width)}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth={maxWidth}
      >
        <DialogTitle>maxWidth: {String(maxWidth)}</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
