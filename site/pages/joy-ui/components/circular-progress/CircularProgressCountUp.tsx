import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const target = 84;

export default function CircularProgressCountUp() {
  const [value, setValue] = useState(target);

  useEffect(() => {
    if (value >= target) return undefined;
    const timer = setTimeout(() => setValue(value + 1), 20);
    return () => clearTimeout(timer);
  }, [value]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={value}
        aria-label="Score"
        sx={{
          '--CircularProgress-size': '96px',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </CircularProgress>
      <Button
        size="sm"
        variant="plain"
        color="neutral"
        onClick={() => setValue(0)}
      >
        Count again
      </Button>
    </Stack>
  );
}
