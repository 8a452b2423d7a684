import { useEffect, useState } from 'react';
import { searchPlaces } from './searchPlaces';
import type { Place } from './searchPlaces';

interface Answer {
  query: string;
  places: Place[];
  failed: boolean;
}

/** Searches when the query has not changed for 300 ms. */
export function usePlaces(query: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      searchPlaces(query, request.signal).then(
        (places) => setAnswer({ query, places, failed: false }),
        () => {
          if (!request.signal.aborted) {
            setAnswer({ query, places: [], failed: true });
          }
        },
      );
    }, 300);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, attempt]);

  const current = answer?.query === query ? answer : undefined;
  return {
    places: current?.places ?? [],
    failed: current?.failed ?? false,
    loading: query !== '' && !current,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}
