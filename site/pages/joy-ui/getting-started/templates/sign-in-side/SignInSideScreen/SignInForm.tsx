import { type SyntheticEvent, useRef, useState } from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import { PasswordField } from './PasswordField';
import { sendReset, signIn } from './session';

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

interface Errors {
  readonly email?: string;
  readonly password?: string;
}

interface Note {
  readonly color: 'danger' | 'success';
  readonly text: string;
}

export interface SignInFormProps {
  readonly onSignedIn: (email: string) => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [note, setNote] = useState<Note | null>(null);
  const [busy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const checkEmail = (value: string) =>
    address.test(value)
      ? undefined
      : 'Enter an email address, such as ada@example.com.';

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const credentials = {
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
      remember: data.has('remember'),
    };
    const found: Errors = {
      email: checkEmail(credentials.email),
      password:
        credentials.password.length < 8
          ? 'Your password has at least 8 characters.'
          : undefined,
    };
    setErrors(found);
    setNote(null);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    setBusy(true);
    if (await signIn(credentials)) {
      onSignedIn(credentials.email);
      return;
    }
    setBusy(false);
    setNote({ color: 'danger', text: 'Email or password is wrong.' });
    password.current?.focus();
  };

  const reset = async () => {
    const value = email.current?.value.trim() ?? '';
    const error = checkEmail(value);
    setErrors({ email: error });
    if (error) return email.current?.focus();
    setNote({
      color: 'success',
      text: `A link is on its way to ${await sendReset(value)}.`,
    });
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}
      sx={{ gap: 2 }}
    >
      <Box role="status" sx={{ '&:empty': { mb: -2 } }}>
        {note && (
          <Alert role="presentation" color={note.color}>
            {note.text}
          </Alert>
        )}
      </Box>
      <FormControl error={!!errors.email}>
        <FormLabel>Email</FormLabel>
        <Input
          name="email"
          required
          type="email"
          autoComplete="username"
          slotProps={{ input: { ref: email, 'aria-invalid': !!errors.email } }}
        />
        {errors.email && <FormHelperText>{errors.email}</FormHelperText>}
      </FormControl>
      <PasswordField error={errors.password} inputRef={password} />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
      >
        <Checkbox size="sm" name="remember" label="Remember me" />
        <Link
          component="button"
          type="button"
          level="body-sm"
          onClick={() => void reset()}
        >
          Forgot your password?
        </Link>
      </Stack>
      <Button type="submit" loading={busy}>
        Sign in
      </Button>
    </Stack>
  );
}
