import CreditCardIcon from '@mui/icons-material/CreditCard';
import GroupIcon from '@mui/icons-material/Group';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import { Frame } from './Frame';
import { Notices } from './settings/Notices';
import { Plan } from './settings/Plan';
import { Team } from './settings/Team';

const sections = [
  { name: 'Notifications', text: '3 of 4 on', Icon: NotificationsIcon, Panel: Notices },
  { name: 'Team', text: '3 people', Icon: GroupIcon, Panel: Team },
  { name: 'Plan', text: 'Town, 64 stations', Icon: CreditCardIcon, Panel: Plan },
];

/** Settings: a list of sections, and the chosen one. */
export function Settings() {
  const [chosen, setChosen] = useState(0);
  const Panel = sections[chosen]?.Panel ?? Notices;
  return (
    <Frame>
      <div data-part="type">
        <Typography level="h2" component="p">
          Settings
        </Typography>
        <Typography level="body-md">For all who work in Lindhaven</Typography>
      </div>
      <Box sx={layout}>
        <Sheet variant="outlined" sx={{ borderRadius: 'md' }} data-part="sheet">
          <List aria-label="Sections of the settings" data-part="list" sx={list}>
            {sections.map(({ name, text, Icon }, index) => (
              <ListItem key={name}>
                <ListItemButton
                  variant={index === chosen ? 'soft' : 'plain'}
                  color={index === chosen ? 'primary' : 'neutral'}
                  selected={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  <ListItemDecorator>
                    <Icon />
                  </ListItemDecorator>
                  <ListItemContent>
                    {name}
                    <Typography
                      level="body-xs"
                      component="span"
                      textColor="inherit"
                      sx={{ display: 'block' }}
                    >
                      {text}
                    </Typography>
                  </ListItemContent>
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Sheet>
        <Panel />
      </Box>
    </Frame>
  );
}

const list = {
  '--List-padding': '0.5rem',
  '--List-gap': '0.25rem',
  '--ListItem-radius': (theme: Rounded) => theme.vars.radius.sm,
};

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  '@container (min-width: 40em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: 3 },
};

interface Rounded {
  readonly vars: { readonly radius: { readonly sm: string } };
}
