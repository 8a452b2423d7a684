import { useState } from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import Notifications from '@mui/icons-material/Notifications';
import Wifi from '@mui/icons-material/Wifi';

const groups = [
  {
    name: 'Connections',
    Icon: Wifi,
    settings: [
      { name: 'Wi-Fi', help: 'Known networks only' },
      { name: 'Bluetooth', help: 'Visible to your own devices' },
    ],
  },
  {
    name: 'Notifications',
    Icon: Notifications,
    settings: [
      { name: 'Messages', help: 'With a sound' },
      { name: 'Weekly report', help: 'On Monday, by email' },
    ],
  },
];

export default function UserSettings() {
  const [on, setOn] = useState(['Wi-Fi', 'Messages']);

  return (
    <AccordionGroup
      variant="outlined"
      size="lg"
      sx={{ width: 420, maxWidth: '100%', borderRadius: 'md' }}
    >
      {groups.map(({ name, Icon, settings }, index) => (
        <Accordion key={name} defaultExpanded={index === 0}>
          <AccordionSummary>
            <Avatar color="primary">
              <Icon />
            </Avatar>
            <ListItemContent>
              <Typography level="title-md" component="span">
                {name}
              </Typography>
              <Typography
                level="body-sm"
                component="span"
                sx={{ display: 'block' }}
              >
                {settings.filter((one) => on.includes(one.name)).length} of{' '}
                {settings.length} on
              </Typography>
            </ListItemContent>
          </AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1.5} sx={{ pt: 1 }}>
              {settings.map((setting) => (
                <FormControl
                  key={setting.name}
                  orientation="horizontal"
                  sx={{ gap: 1, justifyContent: 'space-between' }}
                >
                  <div>
                    <FormLabel>{setting.name}</FormLabel>
                    <FormHelperText sx={{ mt: 0 }}>
                      {setting.help}
                    </FormHelperText>
                  </div>
                  <Switch
                    checked={on.includes(setting.name)}
                    onChange={(event) =>
                      setOn(
                        event.target.checked
                          ? [...on, setting.name]
                          : on.filter((other) => other !== setting.name),
                      )
                    }
                  />
                </FormControl>
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
