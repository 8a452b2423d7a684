import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import EventIcon from '@mui/icons-material/Event';
import FitnessCenterIcon from '@mui/icons-material/FitnessCenter';
import QrCode2Icon from '@mui/icons-material/QrCode2';

export default function GymBar() {
  const [page, setPage] = useState(0);
  const current = (index: number) => (index === page ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Gym"
      value={page}
      onChange={(_event, next: number) => setPage(next)}
    >
      <BottomNavigationAction
        label="Training"
        icon={<FitnessCenterIcon />}
        aria-current={current(0)}
      />
      <BottomNavigationAction
        label="Classes"
        icon={<EventIcon />}
        aria-current={current(1)}
      />
      <BottomNavigationAction
        label="Check in"
        icon={<QrCode2Icon />}
        aria-current={current(2)}
        showLabel
      />
      <BottomNavigationAction
        label="Profile"
        icon={<AccountCircleIcon />}
        aria-current={current(3)}
      />
    </BottomNavigation>
  );
}
