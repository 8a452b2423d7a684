export interface Entry {
  id: number;
  door: string;
  who: string;
}

const doors = ['Gate', 'Lab 2', 'Archive', 'Roof'];
const people = ['K. Osei', 'L. Brandt', 'M. Farah'];

const entries: Entry[] = Array.from({ length: 22 }, (_, id) => ({
  id,
  door: doors[(id * 3) % doors.length] ?? '',
  who: people[(id * 2) % people.length] ?? '',
}));

export const pageSize = 4;

export const firstEntries = entries.slice(0, pageSize);

/** Stands for your server. It does not count the rows. */
export function fetchEntries(page: number, signal: AbortSignal) {
  return new Promise<Entry[]>((resolve) => {
    const start = page * pageSize;
    const answer = setTimeout(
      () => resolve(entries.slice(start, start + pageSize)),
      800,
    );
    signal.addEventListener('abort', () => clearTimeout(answer));
  });
}
