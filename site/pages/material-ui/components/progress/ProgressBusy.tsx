import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function ProgressBusy() {
  const id = useId();
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Button variant="outlined" onClick={() => setLoading(true)}>
        Refresh
      </Button>
      <Box
        aria-busy={loading}
        aria-describedby={loading ? id : undefined}
        sx={{ height: 40, display: 'grid', placeItems: 'center' }}
      >
        {loading ? (
          <CircularProgress id={id} aria-label="Loading seats" />
        ) : (
          'Row 4, seats 11 and 12'
        )}
      </Box>
    </Box>
  );
}
