import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router';

function Path() {
  const { pathname } = useLocation();
  return <Typography>Current page: {pathname}</Typography>;
}

export default function ButtonRouterLink() {
  return (
    <MemoryRouter>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Button component={Link} to="/orders">
          View orders
        </Button>
        <Path />
      </Stack>
    </MemoryRouter>
  );
}
