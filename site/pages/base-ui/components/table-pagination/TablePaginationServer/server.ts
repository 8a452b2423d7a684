export interface Page {
  rows: { id: string; total: string }[];
  count: number;
}

const invoices = Array.from({ length: 23 }, (_, index) => ({
  id: `INV-${1001 + index}`,
  total: (80 + ((index * 137) % 900)).toFixed(2),
}));

export function readPage(page: number, size: number): Page {
  return {
    rows: invoices.slice(page * size, (page + 1) * size),
    count: invoices.length,
  };
}

/** Takes the place of a request such as `/api/invoices?page=2&size=5`. */
export function fetchPage(page: number, size: number): Promise<Page> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(readPage(page, size)), 700);
  });
}
