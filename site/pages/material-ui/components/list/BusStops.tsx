import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const names = ['Mill Lane', 'School', 'Cemetery', 'Lake', 'Campsite'];

export default function BusStops() {
  const [count, setCount] = useState(2);
  const [flag, setFlag] = useState('School');

  return (
    <Stack sx={{ width: 260, alignItems: 'flex-start' }}>
      <List aria-label="Stops of line 7" disablePadding sx={{ width: '100%' }}>
        {names.slice(0, count).map((name, index) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              dense
              divider
              disableGutters
              autoFocus={index > 1}
              aria-pressed={flag === name}
              onClick={() => setFlag(flag === name ? '' : name)}
            >
              <ListItemText
                primary={`${index + 1}. ${name}`}
                secondary={flag === name ? 'On request' : 'Always stops'}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button
        disabled={count === names.length}
        onClick={() => setCount(count + 1)}
      >
        Add the next stop
      </Button>
    </Stack>
  );
}
