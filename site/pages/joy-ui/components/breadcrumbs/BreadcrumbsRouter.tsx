import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { Link as RouterLink, MemoryRouter, useLocation } from 'react-router';

const titles: Record<string, string> = {
  team: 'Team',
  members: 'Members',
  invite: 'Invite',
};

function Trail() {
  const parts = useLocation().pathname.split('/').filter(Boolean);

  return (
    <Breadcrumbs aria-label="Team">
      {parts.map((part, index) =>
        index < parts.length - 1 ? (
          <Link
            key={part}
            component={RouterLink}
            to={`/${parts.slice(0, index + 1).join('/')}`}
          >
            {titles[part] ?? part}
          </Link>
        ) : (
          <Typography key={part} aria-current="page">
            {titles[part] ?? part}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}

export default function BreadcrumbsRouter() {
  return (
    <MemoryRouter initialEntries={['/team/members/invite']}>
      <Trail />
    </MemoryRouter>
  );
}
