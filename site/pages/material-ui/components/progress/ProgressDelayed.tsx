import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';

export default function ProgressDelayed() {
  const [loading, setLoading] = useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, height: 40 }}>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Stop' : 'Load'}
      </Button>
      <Fade
        in={loading}
        style={{ transitionDelay: loading ? '800ms' : '0ms' }}
        unmountOnExit
      >
        <CircularProgress aria-label="Loading orders" />
      </Fade>
    </Box>
  );
}
