import { useState } from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [{ id: 'credentials', name: 'password' }];

function StaffNumber() {
  return (
    <TextField
      required
      name="email"
      label="Staff number"
      autoComplete="username"
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '\\d{5}' } }}
    />
  );
}

function Password() {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      required
      name="password"
      label="Password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function Submit(props: ButtonProps) {
  return (
    <Button
      {...props}
      type="submit"
      variant="contained"
      fullWidth
      sx={{ mt: 2 }}
    >
      Start shift
    </Button>
  );
}

function signIn(_: AuthProvider, form: FormData) {
  return answer({
    error: `Nobody has the number ${String(form.get('email'))}.`,
  });
}

export default function SignInFields() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slots={{
        emailField: StaffNumber,
        passwordField: Password,
        submitButton: Submit,
      }}
    />
  );
}
