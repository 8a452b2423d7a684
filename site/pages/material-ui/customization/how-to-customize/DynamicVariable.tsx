import { useState, type CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const bar = { width: 'var(--share)', height: 8, bgcolor: 'secondary.main' };

export default function DynamicVariable() {
  const [share, setShare] = useState(40);

  return (
    <Box sx={{ width: 280 }}>
      <Box style={{ '--share': `${share}%` } as CSSProperties} sx={bar} />
      <Slider
        aria-label="Share of the budget"
        value={share}
        onChange={(_event, value) => setShare(value)}
      />
    </Box>
  );
}
