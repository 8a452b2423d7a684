export interface Book {
  isbn: string;
  title: string;
  author: string;
}

const books: Book[] = [
  { isbn: '0-01', title: 'The Salt Road', author: 'Mirela Dunca' },
  { isbn: '0-02', title: 'Saltwater Kitchens', author: 'Joris Maes' },
  { isbn: '0-03', title: 'A Field Guide to Roofs', author: 'Hanne Vik' },
  { isbn: '0-04', title: 'Roofs of the South', author: 'Tomás Arce' },
  { isbn: '0-05', title: 'Night Ferries', author: 'Hanne Vik' },
];

/** Behaves like a request: it takes 600 ms, and an aborted one finds nothing. */
export function searchBooks(
  query: string,
  signal: AbortSignal,
): Promise<Book[]> {
  const found = books.filter(({ title, author }) =>
    `${title} ${author}`.toLowerCase().includes(query.toLowerCase()),
  );
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(query ? found : []), 600);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve([]);
    });
  });
}
