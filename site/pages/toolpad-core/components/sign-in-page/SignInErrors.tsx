import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider, AuthResponse } from '@toolpad/core/SignInPage';
import { answer } from './fakeServer';

const providers = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'password' },
];

async function askServer(provider: AuthProvider): Promise<AuthResponse> {
  await answer({});
  throw new Error(`${provider.name} is not reachable`);
}

async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  try {
    return await askServer(provider);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

export default function SignInErrors() {
  return <SignInPage providers={providers} signIn={signIn} />;
}
