import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

export default function ListDense() {
  return (
    <Stack direction="row" spacing={4}>
      <List aria-label="Default rows">
        <ListItem>
          <ListItemText primary="Default" secondary="72 px" />
        </ListItem>
        <ListItem>
          <ListItemText primary="One line, 48 px" />
        </ListItem>
      </List>
      <List dense aria-label="Dense rows">
        <ListItem>
          <ListItemText primary="dense" secondary="60 px" />
        </ListItem>
        <ListItem>
          <ListItemText primary="One line, 36 px" />
        </ListItem>
      </List>
    </Stack>
  );
}
