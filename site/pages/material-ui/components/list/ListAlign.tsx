import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const review =
  'Quiet, bright, and five minutes from the station. The heating took a ' +
  'while to warm up the second bedroom.';

export default function ListAlign() {
  return (
    <List aria-label="Reviews" sx={{ width: 360, maxWidth: '100%' }}>
      <ListItem alignItems="flex-start" divider>
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main' }}>MS</Avatar>
        </ListItemAvatar>
        <ListItemText primary="flex-start: Mira" secondary={review} />
      </ListItem>
      <ListItem alignItems="center">
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main' }}>JE</Avatar>
        </ListItemAvatar>
        <ListItemText primary="center: Jonas" secondary={review} />
      </ListItem>
    </List>
  );
}
