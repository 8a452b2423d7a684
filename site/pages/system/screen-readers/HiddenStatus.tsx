import { useState } from 'react';
import Box from '@mui/system/Box';
import { visuallyHidden } from './visuallyHidden';

export default function HiddenStatus() {
  const [count, setCount] = useState(0);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="button"
        type="button"
        onClick={() => setCount(count + 1)}
        sx={{ px: 2, py: 1, font: 'inherit' }}
      >
        Add to basket ({count})
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {count > 0 && `${String(count)} in the basket`}
      </Box>
    </Box>
  );
}
