import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function AdjustmentListItem() {
  return (
    <List component="nav" aria-label="Event" sx={{ maxWidth: 240 }}>
      <ListItem>
        <ListItemButton component="a" href="#list-item">
          Seating plan
        </ListItemButton>
      </ListItem>
      <ListItemButton component="a" href="#list-item">
        Invitations
      </ListItemButton>
    </List>
  );
}
