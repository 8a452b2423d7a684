import { useMemo, useSyncExternalStore } from 'react';
import { parseOptions, type SessionOptions, type SessionTheme } from './sessionTheme';

/** The theme that is kept for the session; none while the page is prerendered, and if it is damaged. */
export function useSessionTheme(theme: SessionTheme): SessionOptions | null {
  const stored = useSyncExternalStore(theme.follow, theme.stored, () => null);
  return useMemo(() => parseOptions(stored), [stored]);
}
