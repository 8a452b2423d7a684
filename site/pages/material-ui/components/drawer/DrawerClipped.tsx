import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 180;

export default function DrawerClipped() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Warehouse
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        component="nav"
        aria-label="Main"
        sx={{ width, '& .MuiDrawer-paper': { width } }}
      >
        <Toolbar />
        <List component="div">
          <ListItemButton selected aria-current="page">
            Stock
          </ListItemButton>
          <ListItemButton>Deliveries</ListItemButton>
          <ListItemButton>Returns</ListItemButton>
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 3 }}>
        <Toolbar />
        <Typography>128 items are below their minimum stock.</Typography>
      </Box>
    </Box>
  );
}
