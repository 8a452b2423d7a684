import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SeatSearch() {
  const id = useId();
  const [answers, setAnswers] = useState(0);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (!asking) {
      return undefined;
    }
    const answer = setTimeout(() => {
      setAsking(false);
      setAnswers((count) => count + 1);
    }, 2400);
    return () => clearTimeout(answer);
  }, [asking]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Find seats
      </Button>
      <Box
        role="status"
        aria-busy={asking}
        aria-describedby={asking ? id : undefined}
        sx={{ height: 48, display: 'grid', placeItems: 'center' }}
      >
        {asking && <CircularProgress id={id} aria-label="Looking for seats" />}
        {!asking && answers > 0 && (
          <Typography>Row 4, seats 11 and 12</Typography>
        )}
      </Box>
    </Stack>
  );
}
