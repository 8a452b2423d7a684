import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

const width = 180;

export default function DrawerPermanent() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        component="nav"
        aria-label="Main"
        sx={{ width, '& .MuiDrawer-paper': { width } }}
      >
        <List component="div">
          <ListItemButton selected aria-current="page">
            Inbox
          </ListItemButton>
          <ListItemButton>Drafts</ListItemButton>
          <ListItemButton>Archive</ListItemButton>
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 3 }}>
        <Typography>3 unread messages</Typography>
      </Box>
    </Box>
  );
}
