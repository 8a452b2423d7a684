import { useState } from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function CollapseBasic() {
  const [open, setOpen] = useState(true);

  return (
    <Stack sx={{ alignItems: 'center', minHeight: 130, width: '100%' }}>
      <Button
        aria-expanded={open}
        aria-controls="packing-list"
        onClick={() => setOpen(!open)}
      >
        What to bring
      </Button>
      <Collapse in={open} id="packing-list">
        <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
          A valid passport, the booking number, and comfortable shoes.
        </Paper>
      </Collapse>
    </Stack>
  );
}
