import { Link, MemoryRouter, useLocation } from 'react-router';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';

const places = [
  { to: '/', label: 'Home', icon: <HomeIcon /> },
  { to: '/search', label: 'Search', icon: <SearchIcon /> },
  { to: '/account', label: 'Account', icon: <PersonIcon /> },
];

function MainNavigation() {
  const { pathname } = useLocation();

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main"
      showLabels
      value={pathname}
    >
      {places.map(({ to, label, icon }) => (
        <BottomNavigationAction
          key={to}
          component={Link}
          to={to}
          value={to}
          label={label}
          icon={icon}
          aria-current={pathname === to ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}

export default function BottomNavigationReactRouter() {
  return (
    <MemoryRouter initialEntries={['/search']}>
      <MainNavigation />
    </MemoryRouter>
  );
}
