import InboxIcon from '@mui/icons-material/Inbox';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import SendIcon from '@mui/icons-material/Send';

export default function ListSpecimen() {
  return (
    <List dense disablePadding component="div" sx={{ width: 190 }}>
      <ListItemButton selected component="div">
        <ListItemIcon sx={{ minWidth: 40 }}>
          <InboxIcon />
        </ListItemIcon>
        <ListItemText primary="Inbox" />
      </ListItemButton>
      <ListItemButton component="div">
        <ListItemIcon sx={{ minWidth: 40 }}>
          <SendIcon />
        </ListItemIcon>
        <ListItemText primary="Sent" />
      </ListItemButton>
    </List>
  );
}
