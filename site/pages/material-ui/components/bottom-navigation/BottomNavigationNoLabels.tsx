import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';

export default function BottomNavigationNoLabels() {
  const [value, setValue] = useState('home');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
    >
      <BottomNavigationAction value="home" label="Home" icon={<HomeIcon />} />
      <BottomNavigationAction
        value="search"
        label="Search"
        icon={<SearchIcon />}
      />
      <BottomNavigationAction
        value="account"
        label="Account"
        icon={<PersonIcon />}
      />
    </BottomNavigation>
  );
}
