import { SignInPage } from '@toolpad/core/SignInPage';
import { signIn } from '../actions';

const providers = [{ id: 'credentials', name: 'password' }];

export default function SignIn() {
  return <SignInPage providers={providers} signIn={signIn} />;
}
