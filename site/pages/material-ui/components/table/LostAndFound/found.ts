const things = ['Umbrella', 'Glove', 'Phone', 'Keys', 'Scarf', 'Novel', 'Hat'];
const places = ['Platform 2', 'Ticket hall', 'Bus 14', 'Café', 'Lift B'];

/** 43 things, newest first. */
export const found = Array.from({ length: 43 }, (_, index) => ({
  number: 1843 - index,
  thing: things[(index * 3) % things.length],
  place: places[(index * 2) % places.length],
}));
