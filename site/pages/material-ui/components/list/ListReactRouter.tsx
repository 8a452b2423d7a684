import { Link, MemoryRouter, useLocation } from 'react-router';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

function SettingsNavigation() {
  const { pathname } = useLocation();
  const current = (to: string) => pathname === to;

  return (
    <nav aria-label="Settings">
      <List sx={{ width: 320, maxWidth: '100%' }}>
        {['/profile', '/billing', '/team'].map((to) => (
          <ListItem key={to} disablePadding>
            <ListItemButton
              component={Link}
              to={to}
              selected={current(to)}
              aria-current={current(to) ? 'page' : undefined}
            >
              <ListItemText primary={to} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}

export default function ListReactRouter() {
  return (
    <MemoryRouter initialEntries={['/billing']}>
      <SettingsNavigation />
    </MemoryRouter>
  );
}
