import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import SearchIcon from '@mui/icons-material/Search';

export default function BottomNavigationLinks() {
  return (
    <BottomNavigation component="nav" aria-label="Main" showLabels value={0}>
      <BottomNavigationAction
        href="#plain-links"
        label="Home"
        icon={<HomeIcon />}
        aria-current="page"
        onClick={() => window.scrollTo({ top: 0 })}
      />
      <BottomNavigationAction
        href="#basic-bottom-navigation"
        label="Search"
        icon={<SearchIcon />}
      />
    </BottomNavigation>
  );
}
