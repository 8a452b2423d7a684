import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider, AuthResponse } from '@toolpad/core/SignInPage';
import { useNavigate } from 'react-router';
import { signInWithPassword } from './account';
import { useSession } from './session';

const providers = [{ id: 'credentials', name: 'password' }];

export default function SignIn() {
  const { setAccount } = useSession();
  const navigate = useNavigate();

  const signIn = async (
    _: AuthProvider,
    form: FormData,
    callbackUrl = '/',
  ): Promise<AuthResponse> => {
    const text = (name: string) => String(form.get(name));
    try {
      setAccount(await signInWithPassword(text('email'), text('password')));
      // Only paths of this application: an address could lead anywhere.
      const isOwn = /^\/(?![/\\])/.test(callbackUrl);
      await navigate(isOwn ? callbackUrl : '/', { replace: true });
      return {};
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };

  return <SignInPage providers={providers} signIn={signIn} />;
}
