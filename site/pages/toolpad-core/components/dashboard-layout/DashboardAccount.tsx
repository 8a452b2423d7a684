import { useState } from 'react';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { branding, navigation, pages } from './pages';

const user = { name: 'Noor Haddad', email: 'noor@club.example' };

export default function DashboardAccount() {
  const [session, setSession] = useState<Session | null>({ user });
  const router = useMemoryRouter('/bookings');

  return (
    <AppProvider
      branding={branding}
      navigation={navigation}
      router={router}
      session={session}
      authentication={{
        signIn: () => setSession({ user }),
        signOut: () => setSession(null),
      }}
      localeText={{
        accountSignInLabel: 'Log in',
        accountSignOutLabel: 'Log out',
      }}
    >
      <DashboardLayout>
        <PageContainer>
          {session ? pages[router.pathname] : 'Log in to see your bookings.'}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
