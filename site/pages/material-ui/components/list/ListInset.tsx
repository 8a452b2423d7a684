import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import StarIcon from '@mui/icons-material/Star';

export default function ListInset() {
  return (
    <List aria-label="Branches" sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem>
        <ListItemIcon>
          <StarIcon titleAccess="Default" />
        </ListItemIcon>
        <ListItemText primary="main" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="release-4.2" />
      </ListItem>
    </List>
  );
}
