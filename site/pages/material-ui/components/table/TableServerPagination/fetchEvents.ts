interface Event {
  id: number;
  type: string;
  device: string;
}

export interface EventPage {
  page: number;
  events: Event[];
  total: number;
}

export const pageSize = 5;

const types = ['Sign-in', 'Password change', 'Sign-out', 'New device'];
const devices = ['Laptop', 'Phone', 'Tablet'];

const all: Event[] = Array.from({ length: 32 }, (_, index) => ({
  id: 9032 - index,
  type: types[index % types.length] ?? '',
  device: devices[index % devices.length] ?? '',
}));

export const eventsOf = (page: number): EventPage => ({
  page,
  events: all.slice(page * pageSize, (page + 1) * pageSize),
  total: all.length,
});

/** Replace this with a request to your server. */
export function fetchEvents(page: number, signal: AbortSignal) {
  return new Promise<EventPage>((resolve) => {
    const timer = setTimeout(() => resolve(eventsOf(page)), 700);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
