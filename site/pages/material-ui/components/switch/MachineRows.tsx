import { useId, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const machines = ['Press 1', 'Press 2', 'Folder'];

export default function MachineRows() {
  const id = useId();
  const [running, setRunning] = useState(['Press 1', 'Folder']);

  return (
    <List aria-label="Machines" sx={{ maxWidth: 320, mx: 'auto' }}>
      {machines.map((name, index) => {
        const on = running.includes(name);
        return (
          <ListItem
            key={name}
            divider
            secondaryAction={
              <Switch
                id={`${id}-${index}`}
                edge="end"
                color={on ? 'success' : 'default'}
                checked={on}
                onChange={(_event, checked) =>
                  setRunning(
                    machines.filter((one) =>
                      one === name ? checked : running.includes(one),
                    ),
                  )
                }
                slotProps={{ input: { role: 'switch' } }}
              />
            }
          >
            <ListItemText
              primary={<label htmlFor={`${id}-${index}`}>{name}</label>}
              secondary={on ? 'Running' : 'Stopped'}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
