import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';

export default function AppBarBottom() {
  return (
    <>
      <Box component="main" sx={{ p: 2, pb: 12 }}>
        <Typography variant="h6" component="h1">
          Contacts
        </Typography>
        <Typography sx={{ py: 2 }}>Amara Okafor</Typography>
        <Typography sx={{ py: 2 }}>Daniel Weber</Typography>
        <Typography sx={{ py: 2 }}>Yuki Tanaka</Typography>
      </Box>
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <IconButton color="inherit" edge="start" aria-label="Open navigation">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add contact"
            sx={{ position: 'absolute', top: -28, insetInline: 0, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <Box sx={{ flexGrow: 1 }} />
          <IconButton color="inherit" edge="end" aria-label="Search">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </>
  );
}
