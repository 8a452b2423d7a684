import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SyncIcon from '@mui/icons-material/Sync';

export default function FabLoading() {
  const [state, setState] = useState('');
  const syncing = state === 'Syncing…';

  useEffect(() => {
    // Stands for the answer of your server.
    const answer = syncing && setTimeout(() => setState('Up to date'), 2000);
    return () => clearTimeout(answer || undefined);
  }, [syncing]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', p: '6px' }}>
        <Fab
          color="primary"
          aria-label="Sync"
          aria-disabled={syncing}
          onClick={() => setState('Syncing…')}
        >
          <SyncIcon />
        </Fab>
        {syncing && (
          <CircularProgress
            aria-hidden
            size={68}
            sx={{ position: 'absolute', inset: 0 }}
          />
        )}
      </Box>
      <Typography role="status" sx={{ width: 96 }}>
        {state}
      </Typography>
    </Stack>
  );
}
