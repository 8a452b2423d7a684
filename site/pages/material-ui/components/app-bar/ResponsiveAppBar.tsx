import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Products', 'Pricing', 'Docs'];

export default function ResponsiveAppBar() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState('Products');

  const select = (name: string) => {
    setPage(name);
    setAnchor(null);
  };

  return (
    <AppBar position="static">
      <Toolbar component="nav" aria-label="Main">
        <Typography variant="h6" component="span" sx={{ flexGrow: 1 }}>
          Northwind
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          {pages.map((name) => (
            <Button
              key={name}
              color="inherit"
              aria-current={name === page ? 'page' : undefined}
              onClick={() => select(name)}
              sx={{ '&[aria-current]': { textDecoration: 'underline' } }}
            >
              {name}
            </Button>
          ))}
        </Box>
        <IconButton
          id={button}
          color="inherit"
          edge="end"
          aria-label="Pages"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': button } }}
        >
          {pages.map((name) => (
            <MenuItem
              key={name}
              selected={name === page}
              onClick={() => select(name)}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
