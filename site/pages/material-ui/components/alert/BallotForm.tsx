import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BallotForm() {
  const id = useId();
  const [attempts, setAttempts] = useState(0);
  const [missing, setMissing] = useState<string[]>([]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setMissing(['Name', 'District'].filter((field) => !form.get(field)));
    setAttempts(attempts + 1);
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={send}
      sx={{ maxWidth: 320, mx: 'auto' }}
    >
      {attempts > 0 && (
        <Alert
          key={attempts}
          severity={missing.length > 0 ? 'error' : 'success'}
        >
          <AlertTitle>
            {missing.length > 0 ? 'Not sent yet' : 'Request sent'}
          </AlertTitle>
          {missing.length > 0
            ? `Fill in: ${missing.join(', ')}`
            : 'Your ballot arrives within a week.'}
        </Alert>
      )}
      {['Name', 'District'].map((field) => (
        <TextField
          key={field}
          id={id + field}
          name={field}
          label={field}
          required
          error={missing.includes(field)}
        />
      ))}
      <Button type="submit" variant="contained">
        Ask for a ballot
      </Button>
    </Stack>
  );
}
