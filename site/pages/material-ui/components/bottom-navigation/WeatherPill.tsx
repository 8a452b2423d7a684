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

export default function WeatherPill() {
  const [page, setPage] = useState('Sky');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Weather"
      classes={{ root: 'weather-bar' }}
      value={page}
      onChange={(_event, next: string) => setPage(next)}
      sx={{
        '&.weather-bar': {
          height: 64,
          p: 1,
          borderRadius: 8,
          bgcolor: 'action.hover',
        },
      }}
    >
      {pages.map(({ name, icon }) => (
        <BottomNavigationAction
          key={name}
          value={name}
          label={name}
          icon={icon}
          aria-current={name === page ? 'page' : undefined}
          classes={{ selected: 'weather-on', label: 'weather-label' }}
          sx={{
            minWidth: 64,
            borderRadius: 6,
            '&.weather-on': {
              flexDirection: 'row',
              gap: 1,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            },
            '& .weather-label.weather-on': { fontSize: '0.875rem' },
            '&:not(.weather-on) .weather-label': { height: 0 },
            '&:not(.weather-on)': { pt: 0 },
          }}
        />
      ))}
    </BottomNavigation>
  );
}
