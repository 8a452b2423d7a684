import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const tasks = ['Check fuel level', 'Count life vests', 'Test the radio'];

export default function ListCheckboxes() {
  const [done, setDone] = useState(['Check fuel level']);

  return (
    <List aria-label="Before departure" sx={{ width: 320, maxWidth: '100%' }}>
      {tasks.map((task) => {
        const checked = done.includes(task);
        const others = done.filter((other) => other !== task);
        return (
          <ListItem key={task} disablePadding>
            <ListItemButton
              role="checkbox"
              aria-checked={checked}
              onClick={() => setDone(checked ? others : [...done, task])}
            >
              <ListItemIcon sx={{ color: 'primary.main' }}>
                {checked ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
              </ListItemIcon>
              <ListItemText primary={task} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
