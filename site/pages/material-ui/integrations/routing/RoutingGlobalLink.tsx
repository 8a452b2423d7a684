import type { ComponentProps } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArticleIcon from '@mui/icons-material/Article';
import HomeIcon from '@mui/icons-material/Home';
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
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Address: {pathname}</Typography>
      <MuiLink href="/orders">Orders</MuiLink>
      <Button href="/orders/new">New order</Button>
      <ListItemButton href="/customers">Customers</ListItemButton>
      <BottomNavigation value={pathname} showLabels component="nav">
        <BottomNavigationAction
          href="/"
          value="/"
          label="Home"
          icon={<HomeIcon />}
        />
        <BottomNavigationAction
          href="/reports"
          value="/reports"
          label="Reports"
          icon={<ArticleIcon />}
        />
      </BottomNavigation>
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
