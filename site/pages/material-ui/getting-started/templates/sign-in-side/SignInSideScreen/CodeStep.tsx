import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { checkCode, sendCode } from './codes';

export interface CodeStepProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onSignedIn: () => void;
}

export function CodeStep({ email, onBack, onSignedIn }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');
  const [busy, setBusy] = useState(false);
  // The reader came here with the button of the step before, which is gone.
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent('');
    if (code.length === 6) {
      setBusy(true);
      if (await checkCode(email, code)) {
        onSignedIn();
        return;
      }
      setBusy(false);
    }
    setError(
      code.length === 6
        ? 'This code is wrong or too old. Check it, or get another.'
        : 'Enter all six digits of the code.',
    );
    input.current?.focus();
  };

  const resend = async () => {
    setError('');
    await sendCode(email);
    setSent('A new code is on its way.');
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
          Enter the code
        </Typography>
        <Typography
          color="text.secondary"
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
        >
          It has six digits and is in your mail at <strong>{email}</strong>.
        </Typography>
      </div>
      <TextField
        label="Code"
        required
        fullWidth
        inputRef={input}
        value={code}
        onChange={(event) =>
          setCode(event.target.value.replace(/\D/g, '').slice(0, 6))
        }
        error={error !== ''}
        helperText={error || 'In this template, every code but 000000 works.'}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            dir: 'ltr',
            style: { letterSpacing: '0.5em', fontSize: '1.25rem' },
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Sign in
      </Button>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button onClick={() => void resend()}>Send another</Button>
        <Button onClick={onBack}>Change the address</Button>
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary">
        {sent}
      </Typography>
    </Stack>
  );
}
