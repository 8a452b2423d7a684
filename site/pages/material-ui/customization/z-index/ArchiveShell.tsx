import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ArchiveShell() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar
        position="fixed"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar>
          <Typography variant="h6" component="p">
            Town archive
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        slotProps={{ paper: { component: 'nav', 'aria-label': 'Holdings' } }}
        sx={{ width: 160, '& .MuiDrawer-paper': { width: 160 } }}
      >
        <Toolbar />
        <List>
          {['Maps', 'Letters', 'Photographs'].map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton selected={name === 'Letters'}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ p: 3 }}>
        <Toolbar />
        <Typography>Letters from 1820 to 1914, in 46 boxes.</Typography>
      </Box>
    </Box>
  );
}
