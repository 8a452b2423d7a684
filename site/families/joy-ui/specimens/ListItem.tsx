import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListItemSpecimen() {
  return (
    <List component="div" size="sm" sx={{ width: 180 }}>
      <ListItem component="div" variant="soft" color="primary" sx={{ borderRadius: 'sm' }}>
        Flour, 500 g
      </ListItem>
    </List>
  );
}
