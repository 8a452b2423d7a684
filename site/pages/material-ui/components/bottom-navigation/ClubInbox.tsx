import { useState } from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import ForumIcon from '@mui/icons-material/Forum';
import GroupsIcon from '@mui/icons-material/Groups';
import NotificationsIcon from '@mui/icons-material/Notifications';

/** Read out, but not shown. */
const spoken = { position: 'absolute', clipPath: 'inset(50%)' };

export default function ClubInbox() {
  const [page, setPage] = useState('members');
  const [unread, setUnread] = useState(3);
  const current = (name: string) => (name === page ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Club"
      showLabels
      value={page}
      onChange={(_event, next: string) => {
        setPage(next);
        setUnread(next === 'messages' ? 0 : unread);
      }}
    >
      <BottomNavigationAction
        value="members"
        label="Members"
        icon={<GroupsIcon />}
        aria-current={current('members')}
      />
      <BottomNavigationAction
        value="messages"
        aria-current={current('messages')}
        label={
          <>
            Messages
            {unread > 0 && (
              <Box component="span" sx={spoken}>
                , {unread} unread
              </Box>
            )}
          </>
        }
        icon={
          <Badge
            badgeContent={unread}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <ForumIcon />
          </Badge>
        }
      />
      <BottomNavigationAction
        value="news"
        label="News"
        aria-label="News, with something new"
        aria-current={current('news')}
        icon={
          <Badge variant="dot" color="error">
            <NotificationsIcon />
          </Badge>
        }
      />
    </BottomNavigation>
  );
}
