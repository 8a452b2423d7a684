import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled, useTheme } from '@mui/material/styles';
import MailIcon from '@mui/icons-material/Mail';
import MenuIcon from '@mui/icons-material/Menu';
import NotificationsIcon from '@mui/icons-material/Notifications';
import SearchIcon from '@mui/icons-material/Search';

const inbox = [
  { label: 'Messages', count: 4, icon: <MailIcon /> },
  { label: 'Notifications', count: 12, icon: <NotificationsIcon /> },
];

const SearchField = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  gap: theme.spacing(1),
  flexGrow: 1,
  minWidth: 0,
  maxWidth: 360,
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: alpha(theme.palette.common.white, 0.15),
  '&:hover': { backgroundColor: alpha(theme.palette.common.white, 0.25) },
  '&.Mui-focused': { outline: '2px solid' },
}));

export default function SearchAppBar() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';

  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 1 }}>
        <IconButton color="inherit" edge="start" aria-label="Open navigation">
          <MenuIcon />
        </IconButton>
        <Typography
          variant="h6"
          component="div"
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          Atlas
        </Typography>
        <SearchField
          placeholder="Search…"
          startAdornment={<SearchIcon />}
          inputProps={{ 'aria-label': 'Search projects', type: 'search' }}
        />
        <Box sx={{ flexGrow: 1 }} />
        {inbox.map(({ label, count, icon }) => (
          <IconButton
            key={label}
            color="inherit"
            aria-label={`${label}, ${count} new`}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <Badge badgeContent={count} color="error">
              {icon}
            </Badge>
          </IconButton>
        ))}
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
      </Toolbar>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        {inbox.map(({ label, count }) => (
          <MenuItem
            key={label}
            onClick={close}
            sx={{ display: { sm: 'none' } }}
          >
            {label} ({count})
          </MenuItem>
        ))}
        <Divider component="li" sx={{ display: { sm: 'none' } }} />
        <MenuItem autoFocus onClick={close}>
          Profile
        </MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </AppBar>
  );
}
