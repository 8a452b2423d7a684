import { useState } from 'react';
import type { ComponentProps } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RouterLinkProps extends ComponentProps<'a'> {
  to: string;
  onOpen: (page: string) => void;
}

/** Stands for the link of your router: it changes the page without a load. */
function RouterLink({ to, onOpen, ...props }: RouterLinkProps) {
  return (
    <a
      {...props}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        onOpen(to);
      }}
    />
  );
}

export default function TripPages() {
  const [page, setPage] = useState('Route');
  const [ready, setReady] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack
        component="nav"
        aria-label="Trip"
        direction="row"
        spacing={2}
        useFlexGap
      >
        {['Route', 'Packing', 'Costs'].map((name) => (
          <Link
            key={name}
            component={RouterLink}
            to={name}
            onOpen={setPage}
            onFocus={() => setReady(name)}
            onBlur={() => setReady('')}
            onMouseEnter={() => setReady(name)}
            onMouseLeave={() => setReady('')}
            underline={name === page ? 'always' : 'hover'}
            aria-current={name === page ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary">
        Page: {page}
        {ready && ready !== page && `. Loading ahead: ${ready}`}
      </Typography>
    </Stack>
  );
}
