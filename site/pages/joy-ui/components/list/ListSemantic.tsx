import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListSemantic() {
  return (
    <List component="nav" aria-label="Account" sx={{ maxWidth: 240 }}>
      <ListItemButton component="a" href="#semantic">
        Profile
      </ListItemButton>
      <ListItemButton component="a" href="#semantic">
        Billing
      </ListItemButton>
      <ListItem>Version 4.2</ListItem>
    </List>
  );
}
