import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const stops = ['Mill Lane', 'School', 'Lake', 'Campsite'];

export default function ListAutoFocus() {
  const [count, setCount] = useState(2);
  const add = () => setCount(Math.min(count + 1, stops.length));

  return (
    <Stack sx={{ width: 320, maxWidth: '100%', minHeight: 210 }}>
      <List disablePadding aria-label="Stops">
        {stops.slice(0, count).map((stop, index) => (
          <ListItem key={stop} disablePadding>
            <ListItemButton
              autoFocus={index > 1}
              alignItems="flex-start"
              dense
              divider
              disableGutters
              focusVisibleClassName="focused-stop"
              sx={{ '&.focused-stop': { outline: '2px solid' } }}
            >
              <ListItemText primary={stop} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button onClick={add} sx={{ mt: 'auto' }}>
        Add a stop
      </Button>
    </Stack>
  );
}
