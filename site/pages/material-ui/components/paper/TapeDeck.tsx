import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const tapes = ['Street in the rain', 'Swifts', 'A fridge, humming'];

export default function TapeDeck() {
  const [held, setHeld] = useState('Swifts');

  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      {tapes.map((tape) => (
        <Paper
          key={tape}
          component={ButtonBase}
          elevation={tape === held ? 8 : 1}
          aria-pressed={tape === held}
          onClick={() => setHeld(tape)}
          sx={{
            p: 2,
            justifyContent: 'start',
            typography: 'body1',
            '&.Mui-focusVisible': { outline: 2, outlineOffset: 2 },
          }}
        >
          {tape}
        </Paper>
      ))}
    </Stack>
  );
}
