import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListBasic() {
  return (
    <List aria-label="Opening hours" sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem divider>
        <ListItemText primary="Reading hall" secondary="9:00 to 21:00" />
      </ListItem>
      <ListItem divider>
        <ListItemText primary="Map collection" secondary="10:00 to 17:00" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Café" secondary="Closed for repairs" />
      </ListItem>
    </List>
  );
}
