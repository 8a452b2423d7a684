import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import MapIcon from '@mui/icons-material/Map';
import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';
import Typography from '@mui/joy/Typography';
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
      <List sx={list} data-part="list">
        {places.map(({ name, Icon }) => (
          <ListItem key={name}>
            <ListItemButton selected={name === chosen} onClick={() => setChosen(name)}>
              <ListItemDecorator>
                <Icon />
              </ListItemDecorator>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem>
          <ListSubheader component="span">On duty</ListSubheader>
        </ListItem>
        <ListItem>
          <ListItemDecorator>
            <Avatar size="sm">JO</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm" component="p">
              Jonas Okafor
            </Typography>
            <Typography level="body-xs">Van 2, Harbor</Typography>
          </ListItemContent>
        </ListItem>
      </List>
    </Group>
  );
}

const list = {
  '--List-padding': '0px',
  '--ListItem-paddingX': '0.5rem',
  '--ListItem-radius': (theme: Rounded) => theme.vars.radius.sm,
  '--ListItemDecorator-size': '2.5rem',
};

interface Rounded {
  readonly vars: { readonly radius: { readonly sm: string } };
}
