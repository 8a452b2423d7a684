import type { GridColDef } from '@mui/x-data-grid';
import { personName } from './people';
import { createRandom } from './random';

const genres = [
  'Animation',
  'Comedy',
  'Documentary',
  'Drama',
  'Mystery',
  'Science fiction',
] as const;

const studios = [
  'Harbor Pictures',
  'Northlight',
  'Paper Moon',
  'Quarry Street',
  'Redwood Film',
] as const;

export interface Film {
  id: number;
  title: string;
  director: string;
  studio: (typeof studios)[number];
  genre: (typeof genres)[number];
  year: number;
  minutes: number;
  /** At all box offices, in US dollars. */
  gross: number;
  /** Of the audience, 1 to 10. */
  rating: number;
}

const adjectives = [
  'Blue',
  'Broken',
  'Distant',
  'Early',
  'Endless',
  'Golden',
  'Hidden',
  'Last',
  'Long',
  'Lost',
  'Quiet',
  'Second',
  'Silver',
  'Slow',
  'White',
  'Winter',
] as const;

const nouns = [
  'Bridge',
  'City',
  'Coast',
  'Garden',
  'Harbor',
  'Island',
  'Journey',
  'Letter',
  'Light',
  'Mountain',
  'Orchard',
  'River',
  'Station',
  'Summer',
  'Train',
  'Valley',
] as const;

const TITLES = adjectives.length * nouns.length;

/** `count` films that nobody made: titles, people, and studios are invented, and no title comes twice below 256. */
export function makeFilms(count: number, seed = 4): Film[] {
  const random = createRandom(seed);
  const directors = Array.from({ length: 18 }, () => personName(random));
  return Array.from({ length: count }, (_, index) => {
    // 97 has no factor in common with the number of titles, so the steps visit each of them.
    const step = (index * 97) % TITLES;
    const part = Math.floor(index / TITLES);
    const title = `The ${adjectives[step % adjectives.length]} ${nouns[Math.floor(step / adjectives.length)]}`;
    return {
      id: index + 1,
      title: part === 0 ? title : `${title} ${part + 1}`,
      director: random.pick(directors),
      studio: random.pick(studios),
      genre: random.pick(genres),
      year: random.integer(1990, 2025),
      minutes: random.integer(78, 168),
      gross: 100_000 * random.integer(4, 4200),
      rating: random.integer(45, 94) / 10,
    };
  });
}

const millions = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

export function formatMillions(value: number | null | undefined): string {
  return value == null ? '' : millions.format(value);
}

/** Seven columns of a film, 940 pixels wide at the least. */
export const filmColumns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'director', headerName: 'Director', width: 160 },
  {
    field: 'studio',
    headerName: 'Studio',
    type: 'singleSelect',
    valueOptions: [...studios],
    width: 150,
  },
  {
    field: 'genre',
    headerName: 'Genre',
    type: 'singleSelect',
    valueOptions: [...genres],
    width: 140,
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    // A year has no thousands separator.
    valueFormatter: (value: number | null | undefined) => (value == null ? '' : String(value)),
  },
  {
    field: 'gross',
    headerName: 'Gross',
    type: 'number',
    width: 110,
    valueFormatter: formatMillions,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];
