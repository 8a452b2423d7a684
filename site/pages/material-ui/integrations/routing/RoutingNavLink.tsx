import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MemoryRouter, NavLink } from 'react-router';

const pages = ['Inbox', 'Drafts', 'Sent'];

export default function RoutingNavLink() {
  return (
    <MemoryRouter initialEntries={['/inbox']}>
      <Stack component="nav" aria-label="Mail" direction="row" spacing={1}>
        {pages.map((page) => (
          <Button
            key={page}
            component={NavLink}
            to={`/${page.toLowerCase()}`}
            sx={{
              color: 'text.secondary',
              '&.active': { color: 'primary.main', bgcolor: 'action.selected' },
            }}
          >
            {page}
          </Button>
        ))}
      </Stack>
    </MemoryRouter>
  );
}
