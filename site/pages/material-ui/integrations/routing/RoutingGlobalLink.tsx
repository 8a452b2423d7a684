import type { ComponentProps } from 'react';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router';

function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}

const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: RouterLink } },
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
  },
});

function Shop() {
  const { pathname } = useLocation();

  return (
    <Stack spacing={1}>
      <Typography role="status">Address: {pathname}</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <MuiLink href="/orders">Orders</MuiLink>
        <Button href="/orders/new" variant="outlined">
          New order
        </Button>
      </Stack>
      <ListItemButton href="/customers" selected={pathname === '/customers'}>
        Customers
      </ListItemButton>
    </Stack>
  );
}

export default function RoutingGlobalLink() {
  return (
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Shop />
      </MemoryRouter>
    </ThemeProvider>
  );
}
