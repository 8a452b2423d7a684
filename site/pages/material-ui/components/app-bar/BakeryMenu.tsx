import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Bread', 'Cakes', 'Orders', 'Visit us'];

export default function BakeryMenu() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static">
      <Toolbar component="nav" aria-label="Bakery" sx={{ gap: 1 }}>
        <BakeryDiningIcon />
        <Typography variant="h6" component="h1" noWrap sx={{ flexGrow: 1 }}>
          Crumb
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {pages.map((page) => (
            <Button key={page} color="inherit" href="#BakeryMenu">
              {page}
            </Button>
          ))}
        </Box>
        <IconButton
          id={button}
          edge="end"
          color="inherit"
          aria-label="Pages"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Toolbar>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        {pages.map((page) => (
          <MenuItem key={page} component="a" href="#BakeryMenu" onClick={close}>
            {page}
          </MenuItem>
        ))}
      </Menu>
    </AppBar>
  );
}
