import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';

const news = [
  'Café Morgenrot reordered',
  'Stock of House Blend is low',
  'LF-4176 was returned',
];

export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [read, setRead] = useState(false);

  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.default',
        backgroundImage: 'none',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Toolbar sx={{ gap: 1 }}>
        <IconButton
          edge="start"
          aria-label="Open the menu"
          onClick={onMenu}
          sx={{ display: { lg: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ flex: 1 }}>
          <Breadcrumbs>
            <Link href="#larkfield" color="inherit" underline="hover">
              Larkfield
            </Link>
            <Typography color="text.primary" aria-current="page">
              Overview
            </Typography>
          </Breadcrumbs>
        </Box>
        <Tooltip title="News">
          <IconButton
            id={button}
            aria-label={read ? 'News' : `News, ${news.length} unread`}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Badge color="error" variant="dot" invisible={read}>
              <NotificationsNoneIcon />
            </Badge>
          </IconButton>
        </Tooltip>
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => {
            setAnchor(null);
            setRead(true);
          }}
          slotProps={{ list: { 'aria-labelledby': button } }}
        >
          {news.map((text) => (
            <MenuItem key={text} onClick={() => setAnchor(null)}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
