import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import CheckIcon from '@mui/icons-material/Check';
import SaveIcon from '@mui/icons-material/Save';

export default function CircularFab() {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');

  useEffect(() => {
    if (state !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        '& > *': { gridArea: '1 / 1' },
      }}
    >
      <Fab
        color={state === 'saved' ? 'success' : 'primary'}
        aria-label={state === 'saved' ? 'Saved' : 'Save'}
        aria-busy={state === 'saving'}
        onClick={() => setState('saving')}
      >
        {state === 'saved' ? <CheckIcon /> : <SaveIcon />}
      </Fab>
      {state === 'saving' && (
        <CircularProgress
          aria-label="Saving"
          size={68}
          color="success"
          sx={{ zIndex: 'fab', pointerEvents: 'none' }}
        />
      )}
    </Box>
  );
}
