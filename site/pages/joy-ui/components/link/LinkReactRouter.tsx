import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { MemoryRouter, NavLink, useLocation } from 'react-router';

function Path() {
  const { pathname } = useLocation();
  return <Typography level="body-sm">Current page: {pathname}</Typography>;
}

export default function LinkReactRouter() {
  return (
    <MemoryRouter initialEntries={['/orders']}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Stack direction="row" spacing={3}>
          {['/orders', '/invoices'].map((path) => (
            <Link
              key={path}
              component={NavLink}
              to={path}
              sx={{ '&[aria-current="page"]': { fontWeight: 'lg' } }}
            >
              {path.slice(1)}
            </Link>
          ))}
        </Stack>
        <Path />
      </Stack>
    </MemoryRouter>
  );
}
