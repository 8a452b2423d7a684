import CreditCardIcon from '@mui/icons-material/CreditCard';
import GroupIcon from '@mui/icons-material/Group';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
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
        <Typography variant="h4" component="p">
          Settings
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>For all who work in Lindhaven</Typography>
      </div>
      <Box sx={layout}>
        <Card data-part="list">
          <List aria-label="Sections of the settings">
            {sections.map(({ name, text, Icon }, index) => (
              <ListItem key={name} disablePadding>
                <ListItemButton selected={index === chosen} onClick={() => setChosen(index)}>
                  <ListItemIcon sx={{ color: index === chosen ? 'primary.main' : undefined }}>
                    <Icon />
                  </ListItemIcon>
                  <ListItemText primary={name} secondary={text} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Card>
        <Panel />
      </Box>
    </Frame>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  '@container (min-width: 40em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: 3 },
};
