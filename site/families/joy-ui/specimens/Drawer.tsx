import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

export default function DrawerSpecimen() {
  return (
    <Sheet
      variant="soft"
      sx={{ display: 'flex', width: 190, height: 92, borderRadius: 'sm', overflow: 'hidden' }}
    >
      <Sheet sx={{ width: 100, boxShadow: 'md' }}>
        <List component="div" size="sm">
          <ListItemButton component="div" selected>
            Inbox
          </ListItemButton>
          <ListItemButton component="div">Archive</ListItemButton>
        </List>
      </Sheet>
    </Sheet>
  );
}
