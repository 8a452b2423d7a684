import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

export default function OptionSpecimen() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'sm', width: 160, p: 0.5 }}>
      <List component="div" size="sm" sx={{ py: 0 }}>
        <ListItemButton component="div" selected color="primary" sx={{ borderRadius: 'xs' }}>
          Small
        </ListItemButton>
        <ListItemButton component="div" sx={{ borderRadius: 'xs' }}>
          Large
        </ListItemButton>
      </List>
    </Sheet>
  );
}
