import { useEffect, useInsertionEffect, useState, type ReactNode } from 'react';
import {
  __unsafe_useEmotionCache as useEmotionCache,
  CacheProvider,
  type EmotionCache,
} from '@emotion/react';
import { mirror, mirroredCache } from './mirror';

interface DirectedProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Mirrors the styles of its children in right-to-left pages, and keeps their state. */
export function Directed({ direction, children }: DirectedProps) {
  const outer = useEmotionCache();
  const mirrored = useMirroredCache(direction === 'rtl');
  const cache = mirrored ?? outer;

  useInsertionEffect(() => {
    if (outer) use(outer, cache === outer);
    const other = mirroredCache();
    if (other) use(other, cache === other);
  }, [outer, cache]);

  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;
}

/** Both caches give their classes the same names, so only one may be in use. */
function use({ sheet }: EmotionCache, used: boolean) {
  for (const { sheet: styles } of sheet.tags) {
    if (styles) styles.disabled = !used;
  }
}

// Whoever draws demos in right-to-left pages has loaded it before, except for edited demos.
function useMirroredCache(wanted: boolean): EmotionCache | null {
  const [, loaded] = useState(mirroredCache);

  useEffect(() => {
    if (wanted && mirroredCache() === null) {
      void mirror().then(() => loaded(mirroredCache));
    }
  }, [wanted]);

  return wanted ? mirroredCache() : null;
}
