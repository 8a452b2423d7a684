import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import MapIcon from '@mui/icons-material/Map';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useState } from 'react';
import { Group } from './Group';

const places = [
  { name: 'Map', Icon: MapIcon },
  { name: 'Rides', Icon: DirectionsBikeIcon },
];

/** A list with icons, avatars and a selected entry. */
export function Lists() {
  const [chosen, setChosen] = useState('Map');
  return (
    <Group title="List">
      <List disablePadding data-part="list">
        {places.map(({ name, Icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton selected={name === chosen} onClick={() => setChosen(name)}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
        <ListSubheader disableSticky>On duty</ListSubheader>
        <ListItem>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>JO</Avatar>
          </ListItemAvatar>
          <ListItemText primary="Jonas Okafor" secondary="Van 2, Harbor" />
        </ListItem>
      </List>
    </Group>
  );
}
