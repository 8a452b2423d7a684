import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function DividerList() {
  return (
    <List aria-label="Team" sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
            AK
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Amara Keita" secondary="Owner" />
      </ListItem>
      <Divider component="li" variant="inset" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
            JS
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Jonas Sommer" secondary="Can edit" />
      </ListItem>
    </List>
  );
}
