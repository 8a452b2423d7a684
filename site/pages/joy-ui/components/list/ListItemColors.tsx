import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListItemColors() {
  return (
    <List
      sx={{ maxWidth: 280, '--List-gap': '6px', '--ListItem-radius': '6px' }}
    >
      <ListItem variant="soft" color="warning">
        2 invoices are overdue
      </ListItem>
      <ListItem>
        <ListItemButton variant="outlined" color="neutral">
          Export as CSV
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton variant="soft" color="danger">
          Delete the draft
        </ListItemButton>
      </ListItem>
    </List>
  );
}
