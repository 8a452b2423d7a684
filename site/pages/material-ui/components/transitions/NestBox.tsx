import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Zoom from '@mui/material/Zoom';
import EggIcon from '@mui/icons-material/Egg';
import FlutterDashIcon from '@mui/icons-material/FlutterDash';

export default function NestBox() {
  const [hatched, setHatched] = useState(false);
  const place = { gridArea: '1 / 1', fontSize: 64 };
  const timeout = { enter: 300, exit: 150 };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ display: 'grid', color: 'primary.main', height: 64 }}>
        <Zoom in={!hatched} appear={false} timeout={timeout} unmountOnExit>
          <EggIcon titleAccess="An egg" sx={place} />
        </Zoom>
        <Zoom
          in={hatched}
          timeout={timeout}
          easing={{ enter: 'cubic-bezier(0.3, 1.6, 0.5, 1)', exit: 'ease-in' }}
          unmountOnExit
        >
          <FlutterDashIcon titleAccess="A chick" sx={place} />
        </Zoom>
      </Box>
      <Button variant="outlined" onClick={() => setHatched(!hatched)}>
        {hatched ? 'Next egg' : 'Wait a fortnight'}
      </Button>
    </Box>
  );
}
