export interface Book {
  shelf: string;
  title: string;
  author: string;
}

const books: Book[] = [
  { shelf: 'A 12', title: 'The salt road', author: 'Mirela Dunca' },
  { shelf: 'A 40', title: 'Saltwater kitchens', author: 'Joris Maes' },
  { shelf: 'C 3', title: 'A field guide to roofs', author: 'Hanne Vik' },
  { shelf: 'C 17', title: 'Roofs of the south', author: 'Tomás Arce' },
  { shelf: 'F 8', title: 'Night ferries', author: 'Hanne Vik' },
];

/** Stands for the search of a library's server. */
export function searchBooks(words: string): Promise<Book[]> {
  const found = books.filter(({ title, author }) =>
    `${title} ${author}`.toLowerCase().includes(words.toLowerCase()),
  );
  return new Promise((resolve) => {
    setTimeout(() => resolve(found), 700);
  });
}
