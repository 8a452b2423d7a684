import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressDeterminate() {
  const [value, setValue] = useState(25);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(
      () => setValue((current) => Math.min(100, current + 5)),
      200,
    );
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={value}
        aria-label="Export"
        slotProps={{
          progress: { sx: { transition: 'stroke-dashoffset 200ms linear' } },
        }}
      />
      <Button
        variant="outlined"
        color="neutral"
        onClick={() => {
          setValue(0);
          setRunning(true);
        }}
      >
        {running ? 'Export again' : 'Export'}
      </Button>
    </Stack>
  );
}
