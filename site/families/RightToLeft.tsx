import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

// One for all demos of a page: styles that two demos share are then written once.
let cache: ReturnType<typeof createCache> | undefined;

/** Mirrors the styles of its children. */
export function RightToLeft({ children }: { children: ReactNode }) {
  cache ??= createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
