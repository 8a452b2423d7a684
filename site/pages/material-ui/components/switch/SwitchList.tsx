import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const devices = [
  { id: 'heater', name: 'Heater', place: 'Living area' },
  { id: 'blinds', name: 'Blinds', place: 'Study' },
];

export default function SwitchList() {
  return (
    <List aria-label="Devices" sx={{ maxWidth: 320, mx: 'auto' }}>
      {devices.map(({ id, name, place }) => (
        <ListItem
          key={id}
          divider
          secondaryAction={<Switch edge="end" id={id} />}
        >
          <ListItemText
            primary={<label htmlFor={id}>{name}</label>}
            secondary={place}
          />
        </ListItem>
      ))}
    </List>
  );
}
