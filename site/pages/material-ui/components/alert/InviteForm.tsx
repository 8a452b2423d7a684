import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

type Field = 'name' | 'email';

const labels = { name: 'Full name', email: 'Work email' };
const fields: Field[] = ['name', 'email'];

function findErrors(data: FormData) {
  const errors: Partial<Record<Field, string>> = {};
  if (!data.get('name')) {
    errors.name = 'Enter a name.';
  }
  if (!String(data.get('email')).includes('@')) {
    errors.email = 'Enter an address such as sam@example.com.';
  }
  return errors;
}

interface ErrorSummaryProps {
  wrong: Field[];
  onSelect: (field: Field) => void;
}

function ErrorSummary({ wrong, onSelect }: ErrorSummaryProps) {
  return (
    <Alert severity="error">
      <AlertTitle>The invitation was not sent</AlertTitle>
      {wrong.map((field) => (
        <Link
          key={field}
          component="button"
          type="button"
          variant="body2"
          color="inherit"
          onClick={() => onSelect(field)}
          sx={{ display: 'block' }}
        >
          {`Check the ${labels[field].toLowerCase()}`}
        </Link>
      ))}
    </Alert>
  );
}

export default function InviteForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [invited, setInvited] = useState('');
  const [attempt, setAttempt] = useState(0);
  const wrong = fields.filter((field) => errors[field]);

  const focus = (field: Field) => {
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = findErrors(data);
    const valid = Object.keys(found).length === 0;
    setErrors(found);
    setAttempt(attempt + 1);
    setInvited(valid ? String(data.get('name')) : '');
    if (valid) {
      event.currentTarget.reset();
    }
  };

  const dismiss = () => {
    setInvited('');
    focus('name');
  };

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2}
      onSubmit={submit}
      sx={{ width: '100%', maxWidth: 440, mx: 'auto' }}
    >
      {wrong.length > 0 && (
        <ErrorSummary key={attempt} wrong={wrong} onSelect={focus} />
      )}
      {invited && (
        <Alert key={attempt} severity="success" onClose={dismiss}>
          {invited} was invited.
        </Alert>
      )}
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          label={labels[field]}
          id={`invite-${field}`}
          type={field === 'email' ? 'email' : 'text'}
          required
          error={Boolean(errors[field])}
          helperText={errors[field]}
        />
      ))}
      <Button type="submit" variant="contained">
        Send invitation
      </Button>
    </Stack>
  );
}
