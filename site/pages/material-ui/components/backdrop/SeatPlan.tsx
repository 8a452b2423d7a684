import { useEffect, useRef, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const seats = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];

export default function SeatPlan() {
  const last = useRef<HTMLButtonElement>(null);
  const [taken, setTaken] = useState('');
  const [asking, setAsking] = useState('');

  useEffect(() => {
    if (!asking) {
      last.current?.focus();
      return undefined;
    }
    const answer = setTimeout(() => {
      setTaken(asking);
      setAsking('');
    }, 1500);
    return () => clearTimeout(answer);
  }, [asking]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', p: 1 }}>
        <Box
          inert={asking !== ''}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            gap: 1,
          }}
        >
          {seats.map((seat) => (
            <Button
              key={seat}
              variant={seat === taken ? 'contained' : 'outlined'}
              aria-pressed={seat === taken}
              onClick={(event) => {
                last.current = event.currentTarget;
                setAsking(seat);
              }}
            >
              {seat}
            </Button>
          ))}
        </Box>
        <Backdrop
          open={asking !== ''}
          sx={{
            position: 'absolute',
            color: 'text.primary',
            bgcolor: 'transparent',
            backdropFilter: 'blur(3px)',
          }}
        >
          <CircularProgress color="inherit" />
        </Backdrop>
      </Box>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {asking && `Asking for seat ${asking}`}
        {!asking && taken && `Seat ${taken} is yours`}
      </Box>
    </Stack>
  );
}
