import { useState } from 'react';
import type { InvalidEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BrowserValidation() {
  const [problem, setProblem] = useState('');

  const showProblem = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault(); // No bubble of the browser, and no focus.
    event.currentTarget.focus();
    setProblem(event.currentTarget.validationMessage);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        required
        type="email"
        label="Email"
        error={problem !== ''}
        helperText={problem || 'We send the invoice here.'}
        onChange={() => setProblem('')}
        slotProps={{ htmlInput: { onInvalid: showProblem } }}
      />
      <Button type="submit" variant="contained">
        Continue
      </Button>
    </Stack>
  );
}
