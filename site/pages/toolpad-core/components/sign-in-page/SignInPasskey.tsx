import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [{ id: 'passkey', name: 'passkey' }];

function signIn(_: AuthProvider, form: FormData) {
  return answer({ error: `${String(form.get('email'))} has no passkey.` });
}

export default function SignInPasskey() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{
        emailField: {
          autoComplete: 'username webauthn',
          autoFocus: false,
        },
      }}
    />
  );
}
