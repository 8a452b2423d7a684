import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const pages = [
  { label: 'Profile', path: '/account/profile' },
  { label: 'Security', path: '/account/security' },
];

function AccountTabs() {
  const { pathname } = useLocation();
  const current = pages.find(({ path }) => pathname.startsWith(path))?.path;

  return (
    <Tabs
      component="nav"
      value={current ?? false}
      slotProps={{
        root: { 'aria-label': 'Account' },
        list: { role: undefined },
      }}
    >
      {pages.map(({ label, path }) => (
        <Tab
          key={path}
          component={Link}
          to={path}
          value={path}
          label={label}
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={path === current ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}

export default function TabsReactRouter() {
  return (
    <MemoryRouter initialEntries={['/account/profile']}>
      <AccountTabs />
      <Typography sx={{ p: 2 }}>
        <Routes>
          <Route path="/account/profile" element="Name and photo" />
          <Route path="/account/security" element="Password and devices" />
        </Routes>
      </Typography>
    </MemoryRouter>
  );
}
