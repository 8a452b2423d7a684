import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const alerts = [
  { name: 'High water', note: 'Above 4.2 m at the old bridge' },
  { name: 'Ice', note: 'When the lock closes' },
  { name: 'Low water', note: 'Below 0.8 m for two days' },
];

export default function RiverAlerts() {
  const id = useId();

  return (
    <List aria-label="Alerts" sx={{ maxWidth: 400, mx: 'auto' }}>
      {alerts.map(({ name, note }, index) => (
        <ListItem
          key={name}
          divider={index < alerts.length - 1}
          secondaryAction={
            <Switch
              edge="end"
              defaultChecked={index === 0}
              slotProps={{
                input: {
                  'aria-labelledby': `${id}-${index}`,
                  'aria-describedby': `${id}-${index}-note`,
                },
              }}
            />
          }
          sx={{ pr: 9 }}
        >
          <ListItemText
            primary={name}
            secondary={note}
            slotProps={{
              primary: { id: `${id}-${index}` },
              secondary: { id: `${id}-${index}-note` },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
