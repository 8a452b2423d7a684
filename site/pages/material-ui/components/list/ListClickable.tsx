import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const boxes = ['Inbox', 'Sent', 'Spam'];

export default function ListClickable() {
  const [current, setCurrent] = useState('Inbox');

  return (
    <List aria-label="Mailboxes" sx={{ width: 320, maxWidth: '100%' }}>
      {boxes.map((box) => (
        <ListItem key={box} disablePadding>
          <ListItemButton
            selected={current === box}
            disabled={box === 'Spam'}
            aria-current={current === box}
            onClick={() => setCurrent(box)}
          >
            <ListItemText primary={box} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
