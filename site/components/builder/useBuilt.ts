import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Built, readBuilt, writeBuilt } from './built';

const changed = 'theme-builder:built';

/** What the address holds, and what changes it without a new entry in the history. */
export function useBuilt(): [Built, (change: Partial<Built>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const built = useMemo(() => readBuilt(search), [search]);
  const change = useCallback((some: Partial<Built>) => {
    const query = writeBuilt({ ...readBuilt(location.search), ...some });
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    window.dispatchEvent(new Event(changed));
  }, []);
  return [built, change];
}

function subscribe(listener: () => void): () => void {
  for (const type of ['popstate', changed]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['popstate', changed]) window.removeEventListener(type, listener);
  };
}
