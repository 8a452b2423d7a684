import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const tasks = ['Fuel above half', 'Life vests for all', 'Radio on channel 16'];

export default function BoatCheck() {
  const [done, setDone] = useState(['Fuel above half']);

  const toggle = (task: string) => {
    const others = done.filter((other) => other !== task);
    setDone(others.length < done.length ? others : [...done, task]);
  };

  return (
    <List
      dense
      aria-label="Before casting off"
      subheader={
        <ListSubheader disableSticky>
          <span role="status">
            {done.length} of {tasks.length} done
          </span>
        </ListSubheader>
      }
    >
      {tasks.map((task) => (
        <ListItem key={task} disablePadding>
          <ListItemButton
            role="checkbox"
            aria-checked={done.includes(task)}
            onClick={() => toggle(task)}
          >
            <ListItemIcon sx={{ minWidth: 40, color: 'primary.main' }}>
              {done.includes(task) ? (
                <CheckBoxIcon />
              ) : (
                <CheckBoxOutlineBlankIcon />
              )}
            </ListItemIcon>
            <ListItemText primary={task} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
