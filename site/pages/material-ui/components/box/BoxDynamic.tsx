import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function BoxDynamic() {
  const [level, setLevel] = useState(40);

  return (
    <Box sx={{ width: 260, maxWidth: '100%' }}>
      <Box sx={{ height: 24, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{ height: '100%', borderRadius: 1, bgcolor: 'primary.main' }}
          style={{ width: `${level}%` }}
        />
      </Box>
      <Slider
        aria-label="Storage used"
        value={level}
        onChange={(_event, value) => setLevel(value)}
      />
    </Box>
  );
}
