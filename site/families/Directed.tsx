import { useEffect, useState, type ReactNode } from 'react';
import {
  __unsafe_useEmotionCache as useEmotionCache,
  CacheProvider,
  type EmotionCache,
} from '@emotion/react';

interface DirectedProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Mirrors the styles of its children in right-to-left pages, and keeps their state. */
export function Directed({ direction, children }: DirectedProps) {
  const outer = useEmotionCache();
  const mirrored = useMirroredCache(direction === 'rtl');
  const cache = mirrored ?? outer;
  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;
}

// Few readers need it, so it is loaded when one does.
function useMirroredCache(wanted: boolean): EmotionCache | null {
  const [cache, setCache] = useState<EmotionCache | null>(null);

  useEffect(() => {
    if (wanted) {
      void import('./mirroredCache').then((loaded) => {
        setCache(loaded.mirroredCache);
      });
    }
  }, [wanted]);

  return wanted ? cache : null;
}
