import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Zoom from '@mui/material/Zoom';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

export default function ZoomSwap() {
  const [day, setDay] = useState(true);
  const place = { gridArea: '1 / 1', fontSize: 56 };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ display: 'grid', height: 56, color: 'primary.main' }}>
        <Zoom in={day} appear={false} unmountOnExit>
          <LightModeIcon titleAccess="Day" sx={place} />
        </Zoom>
        <Zoom in={!day} unmountOnExit>
          <DarkModeIcon titleAccess="Night" sx={place} />
        </Zoom>
      </Box>
      <Button onClick={() => setDay(!day)}>{day ? 'Night' : 'Day'}</Button>
    </Box>
  );
}
