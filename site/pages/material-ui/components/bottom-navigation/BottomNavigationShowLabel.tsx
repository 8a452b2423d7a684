import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';

export default function BottomNavigationShowLabel() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Gym"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <BottomNavigationAction label="Home" icon={<HomeIcon />} />
      <BottomNavigationAction
        label="Check in"
        showLabel
        icon={<QrCodeScannerIcon />}
      />
      <BottomNavigationAction label="Account" icon={<PersonIcon />} />
    </BottomNavigation>
  );
}
