import type { GridColDef } from '@mui/x-data-grid';

const first = 'Blue Broken Distant Early Hidden Last Long Lost Quiet Silver Slow'.split(' ');
const second = 'Bridge City Coast Garden Harbor Island Letter Light Orchard River'.split(' ');
const directors = ['Clara Bergman', 'Emma Okafor', 'Ivan Moreau', 'Leila Haddad', 'Pablo Varga'];
const studios = ['Harbor Pictures', 'Northlight', 'Paper Moon', 'Quarry Street'];
const genres = ['Animation', 'Comedy', 'Documentary', 'Drama', 'Mystery', 'Science fiction'];

export type Film = ReturnType<typeof makeFilms>[number];

/** Invented films; no two of the first 110 have one title. */
export function makeFilms(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `The ${pick(first, index, 5)} ${pick(second, index, 3)}`,
    director: pick(directors, index + Math.floor(index / 5), 3),
    studio: pick(studios, index + Math.floor(index / 5), 1),
    genre: pick(genres, index + Math.floor(index / 6), 5),
    year: 1990 + ((index * 11) % 36),
    minutes: 78 + ((index * 29) % 90),
    gross: 100_000 * (4 + ((index * 631) % 4200)),
    rating: (45 + ((index * 17) % 50)) / 10,
  }));
}

function pick(values: string[], index: number, step: number) {
  return values[(index * step) % values.length] as string;
}

export const formatMillions = (value?: number | null) => (value ? `$${value / 1e6}M` : '');

export const filmColumns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'director', headerName: 'Director', width: 160 },
  {
    field: 'studio',
    headerName: 'Studio',
    type: 'singleSelect',
    valueOptions: studios,
    width: 150,
  },
  { field: 'genre', headerName: 'Genre', type: 'singleSelect', valueOptions: genres, width: 140 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90, valueFormatter: String },
  { field: 'gross', headerName: 'Gross', type: 'number', valueFormatter: formatMillions },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];
