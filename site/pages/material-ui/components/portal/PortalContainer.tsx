import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function PortalContainer() {
  const target = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <Paper ref={target} variant="outlined" sx={{ p: 2, minHeight: 56 }} />
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Button onClick={() => setOpen(!open)}>Show or hide</Button>
        {open && <Portal container={() => target.current}>3 new orders</Portal>}
      </Paper>
    </Box>
  );
}
