import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ComponentProp() {
  return (
    <List component="nav" aria-label="Settings" sx={{ width: 240 }}>
      <ListItemButton component="a" href="#profile">
        <ListItemText primary="Profile" />
      </ListItemButton>
      <ListItemButton component="a" href="#billing">
        <ListItemText primary="Billing" />
      </ListItemButton>
    </List>
  );
}
