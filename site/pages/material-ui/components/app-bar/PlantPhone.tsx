import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';

const plants = ['Aloe', 'Fern', 'Monstera', 'Rubber tree', 'String of pearls'];

export default function PlantPhone() {
  return (
    <>
      <List aria-label="Plants" sx={{ pb: 10 }}>
        {plants.map((plant) => (
          <ListItem key={plant} divider>
            <ListItemText primary={plant} secondary="Water on Sunday" />
          </ListItem>
        ))}
      </List>
      <AppBar
        component="div"
        color="primary"
        enableColorOnDark
        sx={{
          top: 'auto',
          bottom: 0,
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        <Toolbar>
          <IconButton edge="start" color="inherit" aria-label="Menu">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add a plant"
            sx={{ position: 'absolute', insetInline: 0, top: -28, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <IconButton
            edge="end"
            color="inherit"
            aria-label="Search"
            sx={{ marginInlineStart: 'auto' }}
          >
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </>
  );
}
