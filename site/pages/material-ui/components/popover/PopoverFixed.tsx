import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverFixed() {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Box ref={box} sx={{ '--accent': '#00897b' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Open help
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="none"
        container={() => box.current}
        slotProps={{
          backdrop: { invisible: false },
          paper: {
            role: 'dialog',
            'aria-label': 'Help',
            sx: {
              insetInlineEnd: 16,
              bottom: 16,
              p: 2,
              borderTop: '4px solid var(--accent)',
            },
          },
        }}
      >
        <Typography>Write to support@example.com.</Typography>
      </Popover>
    </Box>
  );
}
