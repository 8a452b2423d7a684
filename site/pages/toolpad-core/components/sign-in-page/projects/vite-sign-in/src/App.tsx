import { useMemo, useState } from 'react';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { Outlet, useNavigate } from 'react-router';
import { currentAccount, forgetAccount } from './account';
import { SessionContext } from './session';

export default function App() {
  const [account, setAccount] = useState(currentAccount);
  const navigate = useNavigate();
  const session = useMemo(() => ({ account, setAccount }), [account]);
  const authentication = useMemo(
    () => ({
      signIn: () => void navigate('/sign-in'),
      signOut: () => {
        forgetAccount();
        setAccount(null);
      },
    }),
    [navigate],
  );

  return (
    <SessionContext value={session}>
      <ReactRouterAppProvider
        branding={{ title: 'Order desk' }}
        navigation={[{ segment: '', title: 'Orders' }]}
        session={account === null ? null : { user: account }}
        authentication={authentication}
      >
        <Outlet />
      </ReactRouterAppProvider>
    </SessionContext>
  );
}
