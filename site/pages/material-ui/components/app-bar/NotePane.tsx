import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const notes = [
  'Order new strings for the cello.',
  'The hall is booked until nine.',
  'Bring two music stands.',
  'Second violins start at bar 40.',
  'Ask Jonas about the recording.',
  'Biscuits: Wednesday is our turn.',
  'Return the borrowed scores.',
];

export default function NotePane() {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    disableHysteresis: true,
    threshold: 8,
    ...(pane && { target: pane }),
  });

  return (
    <Box
      ref={setPane}
      role="region"
      aria-label="Notes"
      tabIndex={0}
      sx={{
        height: 240,
        maxWidth: 360,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <AppBar
        position="sticky"
        color="default"
        elevation={scrolled ? 3 : 0}
        classes={{ positionSticky: 'note-bar' }}
        sx={{ '&.note-bar': { zIndex: 1 } }}
      >
        <Toolbar
          variant="dense"
          classes={{ dense: 'note-tools' }}
          sx={{ '&.note-tools': { minHeight: 40 } }}
        >
          <Typography variant="subtitle2" component="p">
            Notes for the rehearsal
          </Typography>
        </Toolbar>
      </AppBar>
      {notes.map((note) => (
        <Typography key={note} sx={{ p: 2 }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}
