import { createContext, useContext } from 'react';
import type { Account } from './account';

export interface Session {
  account: Account | null;
  setAccount: (account: Account | null) => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside of App');
  return session;
}
