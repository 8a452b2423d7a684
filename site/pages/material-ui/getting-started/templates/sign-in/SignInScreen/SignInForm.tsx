import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FingerprintIcon from '@mui/icons-material/Fingerprint';
import { ForgotPassword } from './ForgotPassword';
import { PasswordField } from './PasswordField';
import { signIn } from './session';

interface Errors {
  readonly email?: string;
  readonly password?: string;
}

function check(email: string, password: string): Errors {
  return {
    ...(!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) && {
      email: 'Enter an email address, such as ada@example.com.',
    }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

export interface SignInFormProps {
  readonly onSignedIn: (email: string) => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [forgot, setForgot] = useState(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const found = check(email, password);
    setErrors(found);
    setFailure('');
    if (found.email) emailInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
    else {
      setBusy(true);
      try {
        await signIn({ email, password, remember: data.has('remember') });
        onSignedIn(email);
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        setBusy(false);
      }
    }
  };

  return (
    <>
      <Typography component="h1" variant="h4" sx={{ fontSize: '1.75rem' }}>
        Sign in
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
        Water levels and alerts for your harbor.
      </Typography>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) =>
          void submit(event)
        }
      >
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          inputRef={emailInput}
          error={errors.email !== undefined}
          helperText={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          inputRef={passwordInput}
          error={errors.password !== undefined}
          helperText={errors.password}
        />
        <Stack
          direction="row"
          useFlexGap
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <FormControlLabel
            control={<Checkbox name="remember" />}
            label="Remember me"
          />
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={() => setForgot(true)}
          >
            Forgot password?
          </Link>
        </Stack>
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Sign in
        </Button>
      </Stack>
      <Divider sx={{ my: 3, color: 'text.secondary' }}>or</Divider>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<FingerprintIcon />}
        onClick={() => onSignedIn('ada@example.com')}
      >
        Use a passkey
      </Button>
      <Typography variant="body2" sx={{ mt: 3, textAlign: 'center' }}>
        New here? <Link href="#sign-up">Create an account</Link>
      </Typography>
      <ForgotPassword open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}
