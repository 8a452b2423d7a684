import { useEffect, type ReactNode } from 'react';
import MaterialProvider from '../material-ui/Provider';
import { followScheme, startWithScheme } from './followScheme';

export { styleSheet, themeOf } from '../material-ui/Provider';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

// `AppProvider` has a theme of its own, with a scheme of its own.
if (typeof document !== 'undefined') startWithScheme();

/** Everything but the theme is that of Material UI; each demo has a document of its own. */
export default function Provider({ direction, children }: ProviderProps) {
  useEffect(followScheme, []);
  return <MaterialProvider direction={direction}>{children}</MaterialProvider>;
}

Provider.mirror = MaterialProvider.mirror;
