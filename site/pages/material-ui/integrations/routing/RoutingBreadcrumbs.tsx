import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router';

const names: Record<string, string> = {
  '/': 'Home',
  '/docs': 'Documents',
  '/docs/2026': '2026',
  '/docs/2026/lease': 'Lease',
};

function RouteBreadcrumbs() {
  const parts = useLocation().pathname.split('/').filter(Boolean);
  const paths = [
    '/',
    ...parts.map((_, i) => `/${parts.slice(0, i + 1).join('/')}`),
  ];

  return (
    <Breadcrumbs aria-label="Breadcrumb">
      {paths.map((path, index) =>
        index === paths.length - 1 ? (
          <Typography key={path} aria-current="page">
            {names[path]}
          </Typography>
        ) : (
          <MuiLink key={path} component={Link} to={path} underline="hover">
            {names[path]}
          </MuiLink>
        ),
      )}
    </Breadcrumbs>
  );
}

export default function RoutingBreadcrumbs() {
  return (
    <MemoryRouter initialEntries={['/docs/2026/lease']}>
      <RouteBreadcrumbs />
    </MemoryRouter>
  );
}
