import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListVariables() {
  return (
    <List
      variant="outlined"
      sx={{
        width: 240,
        '--List-padding': '8px',
        '--List-radius': '16px',
        '--List-gap': '4px',
        '--ListItem-minHeight': '44px',
      }}
    >
      <ListItem>
        <ListItemButton selected>Overview</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Members</ListItemButton>
      </ListItem>
    </List>
  );
}
