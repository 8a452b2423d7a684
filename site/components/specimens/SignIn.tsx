import { SignInPage } from '@toolpad/core/SignInPage';

const providers = [{ id: 'credentials', name: 'Email and password' }];

const slotProps = {
  emailField: { autoFocus: false, defaultValue: 'ada@example.com' },
  form: { noValidate: true },
};

/** A sign-in page, seen from a distance. */
export function SignInSpecimen() {
  return (
    <div className="specimen-page">
      <SignInPage
        providers={providers}
        slotProps={slotProps}
        sx={{ minHeight: 'auto' }}
        localeText={{ signInTitle: 'Harbour' }}
      />
    </div>
  );
}
