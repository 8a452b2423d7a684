import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Water = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  transformOrigin: 'bottom',
  transition: theme.transitions.create('transform', {
    duration: theme.transitions.duration.complex,
  }),
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function LockGate() {
  const [full, setFull] = useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          width: 120,
          height: 120,
          border: 2,
          borderColor: 'divider',
        }}
      >
        <Water
          sx={{ bgcolor: 'primary.light' }}
          style={{ transform: `scaleY(${full ? 0.85 : 0.3})` }}
        />
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'center', gap: 1 }}>
        <Typography role="status">
          {full ? 'Upper level: boats may leave' : 'Lower level: boats enter'}
        </Typography>
        <Button variant="outlined" onClick={() => setFull(!full)}>
          {full ? 'Let the water out' : 'Fill the lock'}
        </Button>
      </Box>
    </Box>
  );
}
