import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function MoistureBadge() {
  const [percent, setPercent] = useState(18);
  const dry = percent < 30;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="output"
        sx={{
          px: 2,
          py: 0.5,
          borderRadius: 4,
          color: 'common.black',
          bgcolor: dry ? 'warning.light' : 'success.light',
        }}
      >
        {percent} % {dry ? 'dry' : 'moist'}
      </Box>
      <Button onClick={() => setPercent(percent + 20)} disabled={!dry}>
        Water the fern
      </Button>
    </Box>
  );
}
