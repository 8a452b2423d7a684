import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import ForumIcon from '@mui/icons-material/Forum';
import HomeIcon from '@mui/icons-material/Home';
import NotificationsIcon from '@mui/icons-material/Notifications';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const unread = (
  <>
    3
    <Box component="span" sx={visuallyHidden}>
      {' unread'}
    </Box>
  </>
);

export default function BottomNavigationBadges() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <BottomNavigationAction label="Home" icon={<HomeIcon />} />
      <BottomNavigationAction
        label="Messages"
        icon={
          <Badge badgeContent={unread} color="error">
            <ForumIcon />
          </Badge>
        }
      />
      <BottomNavigationAction
        label="Alerts"
        aria-label="Alerts, new"
        icon={
          <Badge variant="dot" color="error">
            <NotificationsIcon />
          </Badge>
        }
      />
    </BottomNavigation>
  );
}
