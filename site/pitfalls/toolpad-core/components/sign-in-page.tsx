import { SignInPage, type AuthResponse } from '@toolpad/core/SignInPage';
import type { Pitfall } from '../../pitfall';

const providers = [{ id: 'github', name: 'GitHub' }];

function SignIn({ signIn }: { signIn: () => Promise<AuthResponse> }) {
  return <SignInPage providers={providers} signIn={signIn} />;
}

export default [
  {
    lead: 'The button spins forever.',
    Failing: () => <SignIn signIn={() => Promise.reject(new Error('The server is down'))} />,
    Fixed: () => (
      <SignIn signIn={() => Promise.resolve({ error: 'Something went wrong. Try again.' })} />
    ),
    symptom: async ({ click }) => {
      await click('button');
      return document.querySelector('[role="progressbar"]') !== null;
    },
  },
] satisfies Pitfall[];
