import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ChecklistIcon from '@mui/icons-material/Checklist';
import MicIcon from '@mui/icons-material/Mic';
import NotesIcon from '@mui/icons-material/Notes';

const kinds = [
  { kind: 'Note', icon: <NotesIcon /> },
  { kind: 'Checklist', icon: <ChecklistIcon /> },
  { kind: 'Recording', icon: <MicIcon /> },
];

const start = ['Note', 'Checklist', 'Note', 'Recording', 'Note'];

export default function NotesScreen() {
  const [open, setOpen] = useState(false);
  const [entries, setEntries] = useState(start);
  const [message, setMessage] = useState('');

  const add = (kind: string) => {
    setEntries([...entries, kind]);
    setMessage(`${kind} added`);
    setOpen(false);
  };

  return (
    <Box sx={{ pb: 11 }}>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Site notes
          </Typography>
        </Toolbar>
      </AppBar>
      <List aria-label="Entries">
        {entries.map((entry, index) => (
          <ListItem key={index} divider>
            <ListItemIcon>
              {kinds.find(({ kind }) => kind === entry)?.icon}
            </ListItemIcon>
            <ListItemText primary={`${entry} ${index + 1}`} />
          </ListItem>
        ))}
      </List>
      <SpeedDial
        ariaLabel="New entry"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{
          position: 'fixed',
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          insetInlineEnd: 16,
        }}
      >
        {kinds.map(({ kind, icon }) => (
          <SpeedDialAction
            key={kind}
            icon={icon}
            onClick={() => add(kind)}
            slotProps={{ tooltip: { title: kind, open: true } }}
          />
        ))}
      </SpeedDial>
      <Snackbar
        open={message !== ''}
        autoHideDuration={3000}
        message={message}
        onClose={(_event, reason) => reason !== 'clickaway' && setMessage('')}
        sx={{ bottom: { xs: 96 } }}
      />
    </Box>
  );
}
