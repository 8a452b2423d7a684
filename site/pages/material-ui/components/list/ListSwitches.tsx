import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const alerts = ['New sign-in', 'Failed payment', 'Weekly summary'];

export default function ListSwitches() {
  const id = useId();

  return (
    <List aria-label="Email alerts" sx={{ width: 320, maxWidth: '100%' }}>
      {alerts.map((alert, index) => (
        <ListItem
          key={alert}
          secondaryAction={
            <Switch
              edge="end"
              defaultChecked={index < 2}
              slotProps={{ input: { 'aria-labelledby': `${id}-${index}` } }}
            />
          }
          sx={{ pr: 9 }}
        >
          <ListItemText id={`${id}-${index}`} primary={alert} />
        </ListItem>
      ))}
    </List>
  );
}
