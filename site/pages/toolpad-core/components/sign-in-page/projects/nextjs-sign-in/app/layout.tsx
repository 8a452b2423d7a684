import { Suspense, type ReactNode } from 'react';
import type { Metadata } from 'next';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v15-appRouter';
import { NextAppProvider } from '@toolpad/core/nextjs';
import { currentAccount } from './account';
import { signOut, toSignIn } from './actions';

export const metadata: Metadata = { title: 'Orders' };

export default async function RootLayout({
  children,
}: {
  children: ReactNode;
}) {
  const account = await currentAccount();

  return (
    <html lang="en" data-toolpad-color-scheme="light" suppressHydrationWarning>
      <body>
        <AppRouterCacheProvider>
          <Suspense>
            <NextAppProvider
              branding={{ title: 'Order desk' }}
              navigation={[{ segment: '', title: 'Orders' }]}
              session={account === null ? null : { user: account }}
              authentication={{ signIn: toSignIn, signOut }}
            >
              {children}
            </NextAppProvider>
          </Suspense>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
