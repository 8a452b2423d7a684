import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import MovieIcon from '@mui/icons-material/Movie';
import PanoramaIcon from '@mui/icons-material/Panorama';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const modes = [
  { name: 'Photo', icon: <PhotoCameraIcon /> },
  { name: 'Video', icon: <MovieIcon /> },
  { name: 'Wide', icon: <PanoramaIcon /> },
];

export default function CameraModes() {
  const [mode, setMode] = useState('Photo');

  return (
    <Stack direction="row" sx={{ '& .mode-icon': { m: 0 } }}>
      {modes.map(({ name, icon }) => (
        <Button
          key={name}
          startIcon={icon}
          classes={{ startIcon: 'mode-icon' }}
          color={mode === name ? 'primary' : 'inherit'}
          aria-pressed={mode === name}
          onClick={() => setMode(name)}
          sx={{ flexDirection: 'column', borderRadius: 3, px: 2 }}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}
