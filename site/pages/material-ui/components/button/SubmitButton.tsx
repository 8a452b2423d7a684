import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const wait = () => new Promise((done) => setTimeout(done, 1500));

export default function SubmitButton() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('sending');
    await wait(); // Stands for your request.
    setState('sent');
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 320, mx: 'auto' }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField required type="email" label="Email" autoComplete="email" />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'end' }}>
        <Button type="reset" onClick={() => setState('idle')}>
          Clear
        </Button>
        <Button type="submit" variant="contained" loading={state === 'sending'}>
          Subscribe
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: '1lh' }}>
        {state === 'sent' && 'Check your inbox to confirm.'}
      </Typography>
    </Stack>
  );
}
