export interface Place {
  id: string;
  name: string;
  area: string;
  /** Where the query is found in the name: start and end. */
  match: [number, number];
}

const known = [
  { id: 'p1', name: 'Harbor Street 12', area: 'Bristol, United Kingdom' },
  { id: 'p2', name: 'Harbor View Park', area: 'Halifax, Canada' },
  { id: 'p3', name: 'Old Harbor Station', area: 'Reykjavík, Iceland' },
  { id: 'p4', name: 'Central Library', area: 'Helsinki, Finland' },
  { id: 'p5', name: 'Central Market Hall', area: 'Budapest, Hungary' },
  { id: 'p6', name: 'Grand Central Hotel', area: 'Belfast, United Kingdom' },
];

function find(query: string): Place[] {
  return known.flatMap((place) => {
    const start = place.name.toLowerCase().indexOf(query.toLowerCase());
    const match: Place['match'] = [start, start + query.length];
    return start < 0 ? [] : [{ ...place, match }];
  });
}

/** Behaves like a places service: slow, it can be aborted, and “offline” fails. */
export function searchPlaces(query: string, signal: AbortSignal) {
  return new Promise<Place[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      if (query.toLowerCase() === 'offline') {
        reject(new Error('The places service does not answer.'));
      } else {
        resolve(find(query));
      }
    }, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The search was aborted.', 'AbortError'));
    });
  });
}
