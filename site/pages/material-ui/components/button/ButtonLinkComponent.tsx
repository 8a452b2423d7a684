import type { ComponentProps } from 'react';
import Button from '@mui/material/Button';
import { Link, MemoryRouter, useLocation } from 'react-router';

/** Takes `href`, as every button passes it, and navigates with the router. */
function RouterAnchor({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}

function CurrentPath() {
  return <p role="status">{`Path: ${useLocation().pathname}`}</p>;
}

export default function ButtonLinkComponent() {
  return (
    <MemoryRouter>
      <Button LinkComponent={RouterAnchor} href="/">
        Home
      </Button>
      <Button LinkComponent={RouterAnchor} href="/material-ui/all-components/">
        All components
      </Button>
      <CurrentPath />
    </MemoryRouter>
  );
}
