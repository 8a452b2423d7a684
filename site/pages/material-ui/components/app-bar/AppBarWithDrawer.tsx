import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import FolderIcon from '@mui/icons-material/Folder';
import MenuIcon from '@mui/icons-material/Menu';
import PeopleIcon from '@mui/icons-material/People';
import SearchIcon from '@mui/icons-material/Search';

const width = 180;

const pages = [
  {
    name: 'Projects',
    icon: <FolderIcon />,
    items: ['Website relaunch', 'Warehouse move', 'Spring catalog'],
  },
  {
    name: 'Team',
    icon: <PeopleIcon />,
    items: ['Amara Okafor', 'Daniel Weber', 'Yuki Tanaka'],
  },
];

const SearchField = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  gap: theme.spacing(1),
  minWidth: 0,
  flex: '0 1 260px',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: alpha(theme.palette.common.white, 0.15),
  '&:hover': { backgroundColor: alpha(theme.palette.common.white, 0.25) },
  '&.Mui-focused': { outline: '2px solid' },
}));

function AccountMenu() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';

  return (
    <>
      <IconButton
        id={button}
        edge="end"
        aria-label="Account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ width: 32, height: 32 }} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        <MenuItem onClick={close}>Profile</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </>
  );
}

export default function AppBarWithDrawer() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('Projects');
  const [query, setQuery] = useState('');

  const select = (name: string) => {
    setCurrent(name);
    setQuery('');
    setOpen(false);
  };

  const navigation = (
    <nav aria-label="Main">
      <Toolbar />
      <List>
        {pages.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => select(name)}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
  const items = pages.find(({ name }) => name === current)?.items ?? [];
  const found = items.filter((item) =>
    item.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar
        position="fixed"
        sx={{
          [theme.breakpoints.up('sm')]: { zIndex: theme.zIndex.drawer + 1 },
        }}
      >
        <Toolbar sx={{ gap: 1 }}>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open navigation"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography
            variant="h6"
            component="h1"
            sx={{ flexGrow: 1, flexShrink: 0 }}
          >
            {current}
          </Typography>
          <SearchField
            placeholder="Search…"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            startAdornment={<SearchIcon />}
            inputProps={{ 'aria-label': `Search ${current}`, type: 'search' }}
          />
          <AccountMenu />
        </Toolbar>
      </AppBar>
      <Drawer
        open={open && !wide}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Navigation', sx: { width } },
        }}
      >
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', sm: 'block' },
          '&, & .MuiDrawer-paper': { width },
        }}
      >
        {navigation}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 1 }}>
        <Toolbar />
        <List>
          {found.map((item) => (
            <ListItem key={item}>
              <ListItemText primary={item} />
            </ListItem>
          ))}
        </List>
        <Typography role="status" color="text.secondary" sx={{ px: 2 }}>
          {found.length} of {items.length} shown
        </Typography>
      </Box>
    </Box>
  );
}
