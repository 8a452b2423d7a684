import { useState } from 'react';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import Typography from '@mui/material/Typography';
import {
  AuthenticationContext,
  SessionContext,
} from '@toolpad/core/AppProvider';
import type { Navigation, Session } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  DashboardSidebarPageItem,
} from '@toolpad/core/DashboardLayout';

const reader: Session = {
  user: { name: 'Noor Haddad', email: 'noor@library.example' },
};

const navigation: Navigation = [
  { segment: 'loans', title: 'Loans', icon: <LocalLibraryIcon /> },
];

export default function ReadingRoom() {
  const [session, setSession] = useState<Session | null>(null);

  return (
    <AuthenticationContext
      value={{
        signIn: () => setSession(reader),
        signOut: () => setSession(null),
      }}
    >
      <SessionContext value={session}>
        <DashboardLayout
          branding={{
            title: 'Library',
            logo: <LocalLibraryIcon color="primary" sx={{ fontSize: 32 }} />,
            homeUrl: '#ReadingRoom',
          }}
          disableCollapsibleSidebar
          navigation={navigation}
          renderPageItem={(item) => (
            <DashboardSidebarPageItem
              item={item}
              href="#ReadingRoom"
              selected
            />
          )}
          sidebarExpandedWidth={200}
        >
          <Typography role="status" sx={{ p: 3 }}>
            {session?.user
              ? `${session.user.name} has two loans.`
              : 'Sign in to see your loans.'}
          </Typography>
        </DashboardLayout>
      </SessionContext>
    </AuthenticationContext>
  );
}
