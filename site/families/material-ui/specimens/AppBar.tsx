import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import AppBar from '@mui/material/AppBar';
import MenuIcon from '@mui/icons-material/Menu';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarSpecimen() {
  return (
    <AppBar position="static" component="div" sx={{ width: 270, borderRadius: 1 }}>
      <Toolbar variant="dense" sx={{ gap: 1.5 }}>
        <MenuIcon />
        <Typography sx={{ flex: 1 }}>Orders</Typography>
        <AccountCircleIcon />
      </Toolbar>
    </AppBar>
  );
}
