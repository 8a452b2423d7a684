import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft' },
];

function signIn(provider: AuthProvider) {
  return answer({ error: `${provider.name} has refused access.` });
}

export default function SignInOAuth() {
  return <SignInPage providers={providers} signIn={signIn} />;
}
