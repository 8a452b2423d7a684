import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import AirIcon from '@mui/icons-material/Air';
import CloudIcon from '@mui/icons-material/Cloud';
import WaterIcon from '@mui/icons-material/Water';

const pages = [
  { name: 'Sky', icon: <CloudIcon /> },
  { name: 'Wind', icon: <AirIcon /> },
  { name: 'Tides', icon: <WaterIcon /> },
];

export default function BottomNavigationCustomized() {
  const [page, setPage] = useState('Sky');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Weather"
      value={page}
      onChange={(_event, next: string) => setPage(next)}
      classes={{ root: 'bar' }}
      sx={{ '&.bar': { height: 64, p: 1, borderRadius: 8, boxShadow: 2 } }}
    >
      {pages.map(({ name, icon }) => (
        <BottomNavigationAction
          key={name}
          value={name}
          label={name}
          icon={icon}
          classes={{ selected: 'on', label: 'text' }}
          sx={{
            minWidth: 64,
            borderRadius: 6,
            pt: 0,
            '&.on': {
              flexDirection: 'row',
              gap: 1,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            },
            '&:not(.on) .text': { height: 0 },
          }}
        />
      ))}
    </BottomNavigation>
  );
}
