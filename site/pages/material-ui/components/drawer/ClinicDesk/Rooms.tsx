import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = ['Waiting', 'Room 1', 'Room 2', 'Laboratory'];

interface RoomsProps {
  current: string;
  onChoose: (room: string) => void;
}

/** The rooms of the clinic; the current one is marked. */
export function Rooms({ current, onChoose }: RoomsProps) {
  return (
    <Box component="nav" aria-label="Rooms" sx={{ width: 180 }}>
      <List>
        {rooms.map((room) => (
          <ListItem key={room} disablePadding>
            <ListItemButton
              selected={room === current}
              aria-current={room === current ? 'true' : undefined}
              onClick={() => onChoose(room)}
            >
              <ListItemText primary={room} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
