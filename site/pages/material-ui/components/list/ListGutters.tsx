import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function ListGutters() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="subtitle1" component="h3">
        Invoice 2041
      </Typography>
      <List disablePadding aria-label="Items of the invoice">
        <ListItem disableGutters divider>
          <ListItemText primary="Brake pads" />
          $48.00
        </ListItem>
        <ListItem disableGutters divider>
          <ListItemText primary="Labor, 2 hours" />
          $130.00
        </ListItem>
        <ListItem disableGutters>
          <ListItemText primary="Total" />
          $178.00
        </ListItem>
      </List>
    </Box>
  );
}
