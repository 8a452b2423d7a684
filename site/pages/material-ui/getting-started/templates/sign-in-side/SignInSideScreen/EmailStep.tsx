import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { sendCode } from './codes';

export interface EmailStepProps {
  readonly onSent: (email: string) => void;
}

export function EmailStep({ onSent }: EmailStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) {
      setError('Enter an email address, such as ada@example.com.');
      input.current?.focus();
      return;
    }
    setBusy(true);
    await sendCode(email);
    onSent(email);
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}
    >
      <div>
        <Typography component="h1" variant="h4">
          Sign in
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          We send you a code, so there is no password to remember.
        </Typography>
      </div>
      <TextField
        label="Work email"
        name="email"
        type="email"
        autoComplete="email"
        required
        fullWidth
        inputRef={input}
        error={error !== ''}
        helperText={error}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Send code
      </Button>
    </Stack>
  );
}
