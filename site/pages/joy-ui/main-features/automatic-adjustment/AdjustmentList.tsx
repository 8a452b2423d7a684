import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Add from '@mui/icons-material/Add';

export default function AdjustmentList() {
  return (
    <List
      variant="outlined"
      sx={{ '--List-radius': '20px', '--List-padding': '8px', maxWidth: 240 }}
    >
      <ListItem>
        <ListItemButton selected>Guests</ListItemButton>
      </ListItem>
      <ListItem
        endAction={
          <IconButton size="sm" aria-label="Add a table">
            <Add />
          </IconButton>
        }
      >
        <ListItemButton>Tables</ListItemButton>
      </ListItem>
    </List>
  );
}
