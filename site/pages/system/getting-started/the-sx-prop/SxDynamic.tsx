import { useState } from 'react';
import Box from '@mui/system/Box';

export default function SxDynamic() {
  const [angle, setAngle] = useState(20);

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
      <Box
        style={{ transform: `rotate(${angle}deg)` }}
        sx={{
          width: 72,
          height: 72,
          borderRadius: 2,
          background: 'linear-gradient(135deg, #f59e0b, #ef4444)',
        }}
      />
      <label>
        Angle{' '}
        <input
          type="range"
          max={90}
          value={angle}
          onChange={(event) => setAngle(Number(event.target.value))}
        />
      </label>
    </Box>
  );
}
