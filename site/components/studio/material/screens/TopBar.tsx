import NotificationsIcon from '@mui/icons-material/Notifications';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { product } from '../../fleet';

/** The bar on top of screens: the product, search, messages and who is signed in. */
export function TopBar() {
  return (
    <AppBar position="static" component="div" data-part="app-bar">
      <Toolbar sx={{ gap: 1 }}>
        <PedalBikeIcon aria-hidden />
        <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
          {product.name}
        </Typography>
        <IconButton color="inherit" aria-label="Search stations and bikes" data-part="button">
          <SearchIcon />
        </IconButton>
        <IconButton color="inherit" aria-label="3 messages" edge="end" data-part="button">
          <Badge badgeContent={3} color="error" data-part="color">
            <NotificationsIcon />
          </Badge>
        </IconButton>
        <Avatar data-part="color" sx={{ ml: 1, bgcolor: 'secondary.main', ...small }}>
          IK
        </Avatar>
      </Toolbar>
    </AppBar>
  );
}

const small = {
  width: 32,
  height: 32,
  color: 'secondary.contrastText',
  typography: 'body2',
};
