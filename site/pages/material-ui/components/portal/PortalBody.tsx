import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function PortalBody() {
  const [open, setOpen] = useState(true);

  return (
    <Paper variant="outlined" sx={{ p: 2, height: 80, overflow: 'hidden' }}>
      <Button onClick={() => setOpen(!open)}>Show or hide</Button>
      {open && (
        <Portal>
          <Paper
            elevation={6}
            sx={{ position: 'fixed', bottom: 16, insetInlineStart: 16, p: 2 }}
          >
            Not clipped by the card above
          </Paper>
        </Portal>
      )}
    </Paper>
  );
}
