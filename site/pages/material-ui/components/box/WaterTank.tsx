import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function WaterTank() {
  const id = useId();
  const [level, setLevel] = useState(40);

  return (
    <Box sx={{ width: 200 }}>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          height: 120,
          alignItems: 'end',
          border: 2,
          borderRadius: 2,
          overflow: 'hidden',
          '& > *': { flex: 1, bgcolor: 'info.main' },
        }}
      >
        <Box style={{ height: `${level}%` }} />
      </Box>
      <Box id={id} sx={{ mt: 2 }}>
        Tank, {level} %
      </Box>
      <Slider
        aria-labelledby={id}
        value={level}
        onChange={(_event, next) => setLevel(next)}
      />
    </Box>
  );
}
