import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearQuery() {
  const [percent, setPercent] = useState<number | null>(null);

  useEffect(() => {
    if (percent === 100) {
      return undefined;
    }
    const wait = percent === null ? 2500 : 400;
    const timer = setTimeout(() => setPercent((percent ?? 0) + 10), wait);
    return () => clearTimeout(timer);
  }, [percent]);

  return (
    <Stack spacing={2}>
      <LinearProgress
        aria-label="Export"
        variant={percent === null ? 'query' : 'determinate'}
        value={percent ?? 0}
      />
      <Button sx={{ alignSelf: 'start' }} onClick={() => setPercent(null)}>
        Restart
      </Button>
    </Stack>
  );
}
