import BoltIcon from '@mui/icons-material/Bolt';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import { alarms } from '../../../fleet';
import { severity } from '../severity';

/** Stations that need a hand; one of them is chosen. */
export function Alarms() {
  const [chosen, setChosen] = useState<string>(alarms[0].place);
  return (
    <Card data-part="card">
      <div data-part="type">
        <Typography level="title-lg" component="p">
          Needs a hand
        </Typography>
        <Typography level="body-sm">3 stations</Typography>
      </div>
      <List sx={list} data-part="list">
        {alarms.map(({ place, text, state, color }) => (
          <ListItem key={place}>
            <ListItemButton selected={place === chosen} onClick={() => setChosen(place)}>
              <ListItemDecorator>
                <Avatar size="sm" color={severity[color]} data-part="color">
                  <BoltIcon />
                </Avatar>
              </ListItemDecorator>
              <ListItemContent>
                <Typography level="title-sm" component="span" sx={{ display: 'block' }}>
                  {place}
                </Typography>
                <Typography level="body-xs" component="span" sx={{ display: 'block' }}>
                  {text}
                </Typography>
              </ListItemContent>
              <Chip size="sm" color={severity[color]} data-part="chip">
                {state}
              </Chip>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <CardActions buttonFlex="0 1 auto">
        <Button size="sm" variant="soft" data-part="button">
          Send a van
        </Button>
        <Button size="sm" variant="plain" color="neutral" data-part="button">
          Later
        </Button>
      </CardActions>
    </Card>
  );
}

const list = {
  '--List-padding': '0px',
  '--ListItem-paddingX': '0.5rem',
  '--List-gap': '0.25rem',
  '--ListItem-radius': (theme: Rounded) => theme.vars.radius.sm,
  '--ListItemDecorator-size': '2.5rem',
};

interface Rounded {
  readonly vars: { readonly radius: { readonly sm: string } };
}
