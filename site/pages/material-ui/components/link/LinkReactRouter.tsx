import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

function SettingsLinks() {
  const { pathname } = useLocation();

  return (
    <Stack component="nav" aria-label="Settings" direction="row" spacing={3}>
      {['/profile', '/billing', '/team'].map((to) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          underline={pathname === to ? 'always' : 'hover'}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {to}
        </Link>
      ))}
    </Stack>
  );
}

export default function LinkReactRouter() {
  return (
    <MemoryRouter initialEntries={['/billing']}>
      <SettingsLinks />
    </MemoryRouter>
  );
}
