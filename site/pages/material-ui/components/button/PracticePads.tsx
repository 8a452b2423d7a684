import { useRef } from 'react';
import Button from '@mui/material/Button';
import type { TouchRippleActions } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';

export default function PracticePads() {
  const ripple = useRef<TouchRippleActions>(null);

  return (
    <Stack
      spacing={1}
      sx={{
        maxWidth: 280,
        mx: 'auto',
        '& .warm': { color: 'error.main' },
        '& .Mui-focusVisible': { outline: 2, outlineOffset: 2 },
      }}
    >
      <Button variant="outlined" centerRipple>
        Kick from the center
      </Button>
      <Button variant="outlined" TouchRippleProps={{ className: 'warm' }}>
        Snare in another color
      </Button>
      <Button
        variant="outlined"
        touchRippleRef={ripple}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.repeat) {
            ripple.current?.stop(event, () => ripple.current?.start(event));
          }
        }}
        onKeyUp={(event) => {
          if (event.key === 'Enter') {
            ripple.current?.stop(event, () => ripple.current?.pulsate());
          }
        }}
      >
        Hi-hat on Enter too
      </Button>
      <Button variant="outlined" disableTouchRipple>
        Cymbal for the keyboard
      </Button>
      <Button variant="outlined" disableFocusRipple>
        Tom for the pointer
      </Button>
      <Button variant="outlined" disableRipple>
        Rest without ripples
      </Button>
    </Stack>
  );
}
