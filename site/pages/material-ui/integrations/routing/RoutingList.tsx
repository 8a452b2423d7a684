import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import { Link, MemoryRouter, useLocation } from 'react-router';

const folders = [
  { name: 'Inbox', path: '/inbox', icon: <InboxIcon /> },
  { name: 'Drafts', path: '/drafts', icon: <DraftsIcon /> },
];

function Folders() {
  const { pathname } = useLocation();

  return (
    <nav aria-label="Folders">
      <List sx={{ width: 240 }}>
        {folders.map(({ name, path, icon }) => (
          <ListItem key={path} disablePadding>
            <ListItemButton
              component={Link}
              to={path}
              selected={pathname === path}
              aria-current={pathname === path ? 'page' : undefined}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}

export default function RoutingList() {
  return (
    <MemoryRouter initialEntries={['/inbox']}>
      <Folders />
    </MemoryRouter>
  );
}
