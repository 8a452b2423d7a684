import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

export default function ListNested() {
  return (
    <List
      size="sm"
      variant="outlined"
      sx={{ width: 240, borderRadius: 'sm', '--List-nestedInsetStart': '1rem' }}
    >
      <ListItem nested>
        <ListSubheader variant="soft" color="primary">
          Projects
        </ListSubheader>
        <List>
          <ListItem>
            <ListItemButton>Website</ListItemButton>
          </ListItem>
          <ListItem nested>
            <ListItem>Mobile app</ListItem>
            <List>
              <ListItem>
                <ListItemButton>Sign in</ListItemButton>
              </ListItem>
              <ListItem>
                <ListItemButton>Offline mode</ListItemButton>
              </ListItem>
            </List>
          </ListItem>
        </List>
      </ListItem>
    </List>
  );
}
