export interface SheetMap {
  id: number;
  sheet: string;
  year: number;
  scale: string;
}

interface Question {
  page: number;
  pageSize: number;
  newestFirst: boolean;
}

const places = ['Aar valley', 'Blue lake', 'Corn hills', 'Dune coast'];

const maps: SheetMap[] = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  sheet: `${places[index % places.length]}, sheet ${Math.floor(index / 4) + 1}`,
  year: 1890 + index * 2,
  scale: index % 3 === 0 ? '1 : 25 000' : '1 : 50 000',
}));

/** Stands for a request to your server. */
export async function askArchive({ page, pageSize, newestFirst }: Question) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const sorted = newestFirst ? [...maps].reverse() : maps;
  return {
    rows: sorted.slice(page * pageSize, (page + 1) * pageSize),
    rowCount: maps.length,
  };
}
