import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const focus = { '&.Mui-focusVisible': { outline: 2, outlineOffset: 2 } };

export default function PaperClickable() {
  const [plan, setPlan] = useState('Team');

  return (
    <Stack direction="row" spacing={2}>
      {['Solo', 'Team', 'Company'].map((name) => (
        <Paper
          key={name}
          component={ButtonBase}
          elevation={name === plan ? 8 : 1}
          aria-pressed={name === plan}
          onClick={() => setPlan(name)}
          sx={{ p: 2, typography: 'body1', ...focus }}
        >
          {name}
        </Paper>
      ))}
    </Stack>
  );
}
