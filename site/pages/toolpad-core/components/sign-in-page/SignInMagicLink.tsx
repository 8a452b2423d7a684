import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [{ id: 'nodemailer', name: 'email link' }];

function signIn(_: AuthProvider, form: FormData) {
  const email = String(form.get('email'));
  return email.includes('@')
    ? answer({ success: `A link was sent to ${email}.` })
    : answer({ error: 'Enter an email address.' });
}

export default function SignInMagicLink() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{ emailField: { autoComplete: 'email', autoFocus: false } }}
    />
  );
}
