import { useEffect, useState } from 'react';
import { fetchEntries, firstEntries } from './fetchEntries';

/** Keeps the entries of the last page until those of the next one arrive. */
export function useEntries(page: number) {
  const [shown, setShown] = useState({ page: 0, entries: firstEntries });
  const loading = page !== shown.page;

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const request = new AbortController();
    void fetchEntries(page, request.signal).then((entries) =>
      setShown({ page, entries }),
    );
    return () => request.abort();
  }, [page, loading]);

  return { ...shown, loading };
}
