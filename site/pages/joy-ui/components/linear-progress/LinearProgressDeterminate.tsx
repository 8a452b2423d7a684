import { useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressDeterminate() {
  const [value, setValue] = useState(20);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <LinearProgress
        determinate
        value={value}
        aria-label="Profile"
        sx={{ '&::before': { transition: 'inline-size 300ms' } }}
      />
      <Button
        variant="outlined"
        color="neutral"
        onClick={() => setValue(value === 100 ? 0 : value + 20)}
        sx={{ alignSelf: 'center' }}
      >
        {value === 100 ? 'Start over' : 'Complete a step'}
      </Button>
    </Stack>
  );
}
