import { useState } from 'react';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import BrushIcon from '@mui/icons-material/Brush';
import ChecklistIcon from '@mui/icons-material/Checklist';
import MicIcon from '@mui/icons-material/Mic';

const kinds = [
  { name: 'List', icon: <ChecklistIcon /> },
  { name: 'Sketch', icon: <BrushIcon /> },
  { name: 'Recording', icon: <MicIcon /> },
];

export default function NotebookDial() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('No entry yet');

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', height: 300, maxWidth: 360, p: 2 }}
    >
      <Typography component="p" variant="subtitle1">
        Field notebook
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary">
        {last}
      </Typography>
      <SpeedDial
        ariaLabel="New entry"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => {
              setLast(`${name} added`);
              setOpen(false);
            }}
          />
        ))}
      </SpeedDial>
    </Paper>
  );
}
