import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function NoteSheet() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ minHeight: 150, width: 260 }}>
      {open ? (
        <ClickAwayListener
          mouseEvent="onPointerDown"
          touchEvent={false}
          onClickAway={() => setOpen(false)}
        >
          <Paper elevation={3} sx={{ p: 2 }}>
            <Typography variant="body2" gutterBottom>
              The spare key hangs in the boathouse, behind the third oar.
            </Typography>
            <Typography variant="body2" color="text.secondary">
              Mark the text and let go out there: the note stays.
            </Typography>
          </Paper>
        </ClickAwayListener>
      ) : (
        <Button onClick={() => setOpen(true)}>Read the note</Button>
      )}
    </Box>
  );
}
