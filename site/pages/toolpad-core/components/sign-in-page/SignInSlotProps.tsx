import { SignInPage } from '@toolpad/core/SignInPage';

const providers = [{ id: 'credentials', name: 'password' }];

export default function SignInSlotProps() {
  return (
    <SignInPage
      providers={providers}
      slotProps={{
        form: { 'aria-label': 'Sign in with a password' },
        emailField: { variant: 'standard', autoFocus: false },
        passwordField: { variant: 'standard' },
        submitButton: { variant: 'contained', color: 'success' },
      }}
    />
  );
}
