import { useState } from 'react';
import type { InvalidEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function WaitingList() {
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState(false);

  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
    setProblem('Enter an address like mika@garden.example');
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        setDone(true);
      }}
    >
      <TextField
        required
        type="email"
        label="Email"
        name="email"
        autoComplete="email"
        error={problem !== ''}
        helperText={problem || 'We write when a garden plot is free'}
        onChange={() => setProblem('')}
        slotProps={{ htmlInput: { onInvalid: refuse } }}
      />
      <Button type="submit" variant="outlined">
        Join the waiting list
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1lh' }}>
        {done && 'You are number 14 on the list'}
      </Typography>
    </Stack>
  );
}
