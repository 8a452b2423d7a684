export interface Airport {
  label: string;
  code: string;
  country: string;
}

/** Sorted by country, as groups need it. */
export const airports: readonly Airport[] = [
  { label: 'Vienna', code: 'VIE', country: 'Austria' },
  { label: 'Salzburg', code: 'SZG', country: 'Austria' },
  { label: 'Málaga', code: 'AGP', country: 'Spain' },
  { label: 'Madrid', code: 'MAD', country: 'Spain' },
  { label: 'Bilbao', code: 'BIO', country: 'Spain' },
  { label: 'Geneva', code: 'GVA', country: 'Switzerland' },
  { label: 'Zürich', code: 'ZRH', country: 'Switzerland' },
];
