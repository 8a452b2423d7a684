import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [{ id: 'credentials', name: 'password' }];

function signIn(_: AuthProvider, form: FormData) {
  if (form.get('password') === 'open sesame') {
    return answer({ success: 'Signed in' });
  }
  return answer({ error: 'The password is "open sesame".' });
}

export default function SignInBasic() {
  return <SignInPage providers={providers} signIn={signIn} />;
}
