import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const options = { strategy: 'fixed' } as const;

export default function PopperKeepMounted() {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <Box ref={setArea}>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        aria-controls="note-panel"
        onClick={() => setOpen(!open)}
      >
        Note
      </Button>
      <Popper
        keepMounted
        open={open}
        anchorEl={anchor}
        container={area}
        placement="right-start"
        popperOptions={options}
        slots={{ root: 'section' }}
        slotProps={{
          root: { id: 'note-panel', role: 'group', 'aria-label': 'Note' },
        }}
      >
        <Paper elevation={3} sx={{ p: 2, m: 1, width: 180 }}>
          <TextField label="Note" size="small" fullWidth />
        </Paper>
      </Popper>
    </Box>
  );
}
