import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListItemButtonSpecimen() {
  return (
    <List component="div" size="sm" sx={{ width: 180, gap: 0.5 }}>
      <ListItemButton
        component="div"
        selected
        variant="solid"
        color="primary"
        sx={{ borderRadius: 'sm' }}
      >
        Inbox
      </ListItemButton>
      <ListItemButton component="div">Archive</ListItemButton>
    </List>
  );
}
