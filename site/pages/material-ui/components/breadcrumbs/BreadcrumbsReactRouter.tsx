import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const titles: Record<string, string> = {
  '/projects': 'Projects',
  '/projects/harbor': 'Harbor bridge',
  '/projects/harbor/files': 'Files',
};

function RouteBreadcrumbs() {
  const { pathname } = useLocation();
  const parts = pathname.split('/').filter(Boolean);
  const paths = parts.map(
    (_part, at) => `/${parts.slice(0, at + 1).join('/')}`,
  );

  return (
    <Breadcrumbs aria-label="Breadcrumb">
      {paths.map((path, at) =>
        at === paths.length - 1 ? (
          <Typography key={path} aria-current="page" color="text.primary">
            {titles[path]}
          </Typography>
        ) : (
          <Link key={path} component={RouterLink} to={path} color="inherit">
            {titles[path]}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}

export default function BreadcrumbsReactRouter() {
  return (
    <MemoryRouter initialEntries={['/projects/harbor/files']}>
      <RouteBreadcrumbs />
    </MemoryRouter>
  );
}
