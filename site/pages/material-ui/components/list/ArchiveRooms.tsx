import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = [
  { name: 'Maps', href: '#maps' },
  { name: 'Letters', href: '#letters' },
  { name: 'Sound recordings', href: '#sound-recordings' },
];

export default function ArchiveRooms() {
  const [current, setCurrent] = useState('#letters');

  return (
    <Box component="nav" aria-label="Rooms of the archive">
      <List sx={{ width: 240 }}>
        {rooms.map(({ name, href }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              component="a"
              href={href}
              selected={current === href}
              aria-current={current === href ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                setCurrent(href);
              }}
              sx={{
                borderInlineStart: '3px solid transparent',
                '&.Mui-selected': { borderColor: 'primary.main' },
              }}
            >
              <ListItemText>{name}</ListItemText>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
