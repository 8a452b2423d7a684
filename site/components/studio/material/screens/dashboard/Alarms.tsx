import BoltIcon from '@mui/icons-material/Bolt';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { alarms } from '../../../fleet';

/** Stations that need a hand; one of them is chosen. */
export function Alarms() {
  const [chosen, setChosen] = useState<string>(alarms[0].place);
  return (
    <Card data-part="card" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardHeader
        title="Needs a hand"
        subheader="3 stations"
        slotProps={{
          title: { variant: 'h6', component: 'p' },
          subheader: { variant: 'body2', component: 'p' },
        }}
      />
      <List sx={{ flex: 1, pt: 0 }} data-part="list">
        {alarms.map(({ place, text, state, color }) => (
          <ListItem key={place} disablePadding>
            <ListItemButton selected={place === chosen} onClick={() => setChosen(place)}>
              <ListItemAvatar>
                <Avatar
                  data-part="color"
                  sx={{ bgcolor: `${color}.main`, color: `${color}.contrastText` }}
                >
                  <BoltIcon />
                </Avatar>
              </ListItemAvatar>
              <ListItemText primary={place} secondary={text} />
              <Chip size="small" label={state} color={color} data-part="chip" sx={{ ml: 1 }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <CardActions>
        <Button size="small" data-part="button">
          Send a van
        </Button>
        <Button size="small" color="inherit" data-part="button">
          Later
        </Button>
      </CardActions>
    </Card>
  );
}
