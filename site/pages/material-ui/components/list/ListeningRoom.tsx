import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

const tracks = [
  { title: 'Ferry at dawn', length: '3:12' },
  { title: 'Salt roads', length: '4:05' },
  { title: 'Winter harbour', length: 'Released on 5 March', locked: true },
  { title: 'Last tram', length: '2:48' },
];

export default function ListeningRoom() {
  const [playing, setPlaying] = useState('Salt roads');

  return (
    <div>
      <List aria-label="Tracks" sx={{ width: 320, maxWidth: '100%' }}>
        {tracks.map(({ title, length, locked = false }) => (
          <ListItem key={title} disablePadding>
            <ListItemButton
              alignItems="flex-start"
              disabled={locked}
              selected={playing === title}
              aria-current={playing === title}
              onClick={() => setPlaying(title)}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                {playing === title ? <VolumeUpIcon /> : <MusicNoteIcon />}
              </ListItemIcon>
              <ListItemText primary={title} secondary={length} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        Playing {playing}
      </Typography>
    </div>
  );
}
