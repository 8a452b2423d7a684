import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [{ id: 'credentials', name: 'password' }];

export default function SignInTwoSteps() {
  const [email, setEmail] = useState<string>();
  const [message, setMessage] = useState('');

  const signIn = async (_: AuthProvider, form: FormData) => {
    const response = await answer({});
    setEmail(String(form.get('email')));
    return response;
  };

  if (email === undefined) {
    return (
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    );
  }

  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    setMessage(code === '482910' ? 'Signed in.' : 'The code is 482910.');
  };

  return (
    <Stack
      component="form"
      onSubmit={check}
      spacing={2}
      sx={{ maxWidth: 400, mx: 'auto', p: 4 }}
    >
      <Typography variant="h5" component="h1">
        Enter the code
      </Typography>
      <Typography>It was sent to {email}.</Typography>
      {message && <Alert severity="info">{message}</Alert>}
      <TextField
        autoFocus
        name="code"
        label="Code of six digits"
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="contained">
        Continue
      </Button>
    </Stack>
  );
}
