import { useMemo, useSyncExternalStore } from 'react';

const changed = 'theme-viewer:query';

/** What the address asks for; it alone holds this state, so that every view has a link. */
export interface ThemeQuery {
  readonly path: string;
  readonly search: string;
  readonly scheme: 'light' | 'dark';
}

/** The query of the address, and what changes some of it without a new entry in the history. */
export function useQuery(): [ThemeQuery, (change: Partial<ThemeQuery>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const query = useMemo(() => readQuery(search), [search]);
  return [query, (change) => show({ ...query, ...change })];
}

export function readQuery(search: string): ThemeQuery {
  const query = new URLSearchParams(search);
  // Old links say `expand-path=$.palette`.
  const path = query.get('path') ?? query.get('expand-path') ?? '';
  return {
    path: path.replace(/^\$\.?/, ''),
    search: query.get('search') ?? '',
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  };
}

/** Only what differs from the plain view is in the address. */
export function writeQuery({ path, search, scheme }: ThemeQuery): string {
  const query = new URLSearchParams();
  if (path !== '') query.set('path', path);
  if (search !== '') query.set('search', search);
  if (scheme === 'dark') query.set('scheme', scheme);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function show(query: ThemeQuery): void {
  history.replaceState(history.state, '', `${location.pathname}${writeQuery(query)}`);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  for (const type of ['popstate', changed]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['popstate', changed]) window.removeEventListener(type, listener);
  };
}
