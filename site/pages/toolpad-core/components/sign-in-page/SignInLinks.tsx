import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [{ id: 'credentials', name: 'password' }];

function RememberMe() {
  return (
    <FormControlLabel
      control={<Checkbox name="remember" value="yes" size="small" />}
      label="Remember me"
    />
  );
}

function ForgotPassword() {
  return <Link href="#forgot">Forgot password?</Link>;
}

function SignUp() {
  return <Link href="#sign-up">Create an account</Link>;
}

function signIn(_: AuthProvider, form: FormData) {
  const remember = form.get('remember') === 'yes';
  return answer({ error: `Wrong password. Remember: ${remember}` });
}

export default function SignInLinks() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slots={{
        rememberMe: RememberMe,
        forgotPasswordLink: ForgotPassword,
        signUpLink: SignUp,
      }}
      slotProps={{ emailField: { autoFocus: false } }}
    />
  );
}
