import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const empty = { name: '', email: '', password: '', size: '1' };

type Values = typeof empty;
type Field = keyof Values;

const rules: Record<Field, (value: string) => string> = {
  name: (value) => (value.trim() === '' ? 'Enter your name.' : ''),
  email: (value) =>
    /^[^\s@]+@[^\s@]+$/.test(value)
      ? ''
      : 'Enter an address: anna@example.com.',
  password: (value) => (value.length < 12 ? 'Use at least 12 characters.' : ''),
  size: () => '',
};

/** Stands for your server, which knows one address already. */
const register = ({ email }: Values) =>
  new Promise<boolean>((done) => {
    setTimeout(() => done(email !== 'anna@example.com'), 1500);
  });

export default function SignUpForm() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');

  const check = (name: Field) =>
    setErrors({ ...errors, [name]: rules[name](values[name]) });

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const show = (next: Partial<Values>) => {
      flushSync(() => {
        setErrors(next);
        setState('idle');
      });
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };

    const found = {
      name: rules.name(values.name),
      email: rules.email(values.email),
      password: rules.password(values.password),
    };
    if (Object.values(found).some((problem) => problem !== '')) {
      show(found);
      return;
    }
    setState('sending');
    if (await register(values)) {
      setState('done');
    } else {
      show({ email: 'This address has an account already.' });
    }
  };

  const field = (name: Field, hint = ' ') => ({
    name,
    required: name !== 'size',
    disabled: state === 'sending',
    value: values[name],
    error: Boolean(errors[name]),
    helperText: errors[name] || hint,
    onBlur: () => values[name] && check(name),
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors({ ...errors, [name]: '' });
    },
  });

  if (state === 'done') {
    return (
      <Alert severity="success" sx={{ maxWidth: 360, mx: 'auto' }}>
        {`Account created. We sent a link to ${values.email}.`}
      </Alert>
    );
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      sx={{ maxWidth: 360, mx: 'auto' }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField
        {...field('email', 'Try anna@example.com, which is taken.')}
        type="email"
        label="Work email"
        autoComplete="email"
      />
      <TextField
        {...field('password', 'At least 12 characters')}
        type="password"
        label="Password"
        autoComplete="new-password"
      />
      <TextField {...field('size')} select label="Team size">
        <MenuItem value="1">Only me</MenuItem>
        <MenuItem value="10">2 to 10</MenuItem>
        <MenuItem value="50">11 to 50</MenuItem>
      </TextField>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={state === 'sending'}
      >
        Create account
      </Button>
    </Stack>
  );
}
