import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router';

function ReturnNote() {
  const { pathname, hash } = useLocation();

  return (
    <>
      <Typography>
        Read the{' '}
        <MuiLink component={Link} to="/terms#returns">
          terms for returns
        </MuiLink>{' '}
        before you send anything back.
      </Typography>
      <Typography role="status" color="text.secondary">
        Address: {pathname + hash}
      </Typography>
    </>
  );
}

export default function RoutingLink() {
  return (
    <MemoryRouter>
      <ReturnNote />
    </MemoryRouter>
  );
}
