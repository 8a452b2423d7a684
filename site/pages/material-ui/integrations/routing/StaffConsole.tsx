import type { ComponentProps } from 'react';
import { useEffect, useRef, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type Theme,
} from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import MenuIcon from '@mui/icons-material/Menu';
import {
  Link,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'react-router';

function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}

const withRouter = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiLink: { defaultProps: { component: RouterLink } },
      MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
    },
  });

const sections = [
  { name: 'Dashboard', path: '/' },
  { name: 'Orders', path: '/orders' },
  { name: 'Customers', path: '/customers' },
];
const orders = ['7046', '7047', '7048'];

function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label="Console" sx={{ width: 200 }}>
      {sections.map(({ name, path }) => {
        const current =
          path === '/' ? pathname === path : pathname.startsWith(path);
        return (
          <ListItemButton
            key={path}
            href={path}
            selected={current}
            aria-current={current ? 'page' : undefined}
            onClick={onNavigate}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        );
      })}
    </List>
  );
}

function Layout() {
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus();
  }, [pathname]);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <AppBar sx={{ zIndex: (t) => t.zIndex.drawer + 1 }}>
        <Toolbar>
          <IconButton
            aria-label="Open navigation"
            color="inherit"
            edge="start"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Console
          </Typography>
          <Button href="/orders/new" color="inherit">
            New order
          </Button>
        </Toolbar>
      </AppBar>
      <Drawer open={open && !wide} onClose={() => setOpen(false)}>
        <Toolbar />
        <Navigation onNavigate={() => setOpen(false)} />
      </Drawer>
      <Box
        sx={{
          display: { xs: 'none', sm: 'block' },
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Toolbar />
        <Navigation />
      </Box>
      <Box
        component="main"
        ref={main}
        tabIndex={-1}
        sx={{ flexGrow: 1, p: 3, outline: 0 }}
      >
        <Toolbar />
        <Outlet />
      </Box>
    </Box>
  );
}

function Page({ title }: { title: string }) {
  return (
    <Typography component="h1" variant="h5">
      {title}
    </Typography>
  );
}

function Orders() {
  return (
    <>
      <Page title="Orders" />
      <List>
        {orders.map((order) => (
          <ListItem key={order} disableGutters>
            <MuiLink href={`/orders/${order}`}>Order {order}</MuiLink>
          </ListItem>
        ))}
      </List>
    </>
  );
}

function Order() {
  const { id } = useParams();
  return (
    <>
      <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2 }}>
        <MuiLink href="/orders">Orders</MuiLink>
        <Typography aria-current="page">{id}</Typography>
      </Breadcrumbs>
      <Page title={id === 'new' ? 'New order' : `Order ${id}`} />
    </>
  );
}

export default function StaffConsole() {
  return (
    <ThemeProvider theme={withRouter}>
      <MemoryRouter initialEntries={['/orders']}>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/" element={<Page title="Dashboard" />} />
            <Route path="/orders" element={<Orders />} />
            <Route path="/orders/:id" element={<Order />} />
            <Route path="/customers" element={<Page title="Customers" />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ThemeProvider>
  );
}
