import { useState } from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

export default function ListCollapsible() {
  const [open, setOpen] = useState(true);

  return (
    <List
      sx={{ width: 260, minHeight: 160, '--List-nestedInsetStart': '1rem' }}
    >
      <ListItem nested>
        <ListItem>
          <ListItemButton
            aria-expanded={open}
            aria-controls="reports"
            onClick={() => setOpen(!open)}
          >
            <ListItemContent>Reports</ListItemContent>
            <KeyboardArrowDownIcon sx={{ rotate: open ? '180deg' : '0deg' }} />
          </ListItemButton>
        </ListItem>
        <List
          id="reports"
          hidden={!open}
          sx={{ '&[hidden]': { display: 'none' } }}
        >
          <ListItem>
            <ListItemButton>Sales</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>Returns</ListItemButton>
          </ListItem>
        </List>
      </ListItem>
    </List>
  );
}
