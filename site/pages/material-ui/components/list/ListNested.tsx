import { useId, useState } from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function ListNested() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <List
      aria-label="Documents"
      sx={{ width: 320, maxWidth: '100%', minHeight: 160 }}
    >
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ListItemText primary="Contracts" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open} id={id}>
          <List disablePadding aria-label="Contracts">
            <ListItem disablePadding>
              <ListItemButton sx={{ pl: 4 }}>
                <ListItemText primary="Office lease" />
              </ListItemButton>
            </ListItem>
            <ListItem disablePadding>
              <ListItemButton sx={{ pl: 4 }}>
                <ListItemText primary="Cleaning service" />
              </ListItemButton>
            </ListItem>
          </List>
        </Collapse>
      </ListItem>
    </List>
  );
}
