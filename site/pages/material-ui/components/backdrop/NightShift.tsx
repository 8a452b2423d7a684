import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NightShift() {
  const [down, setDown] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Ward 2: eleven asleep, one awake</Typography>
      <Button
        variant="outlined"
        aria-pressed={down}
        onClick={() => setDown(!down)}
        sx={{
          position: 'relative',
          zIndex: 2,
          '&[aria-pressed=true]': { color: 'common.white' },
        }}
      >
        Lower the blind
      </Button>
      <Backdrop
        open={down}
        transitionDuration={{ enter: 800, exit: 400 }}
        easing={{ enter: 'ease-out', exit: 'ease-in' }}
        slots={{ transition: Slide }}
        slotProps={{ root: { className: 'blind' } }}
        classes={{ root: 'night' }}
        sx={{
          zIndex: 1,
          '&.night': { bgcolor: '#0d1b2a' },
          '&.blind': { borderBlockEnd: '8px solid #778da9' },
        }}
      />
    </Stack>
  );
}
