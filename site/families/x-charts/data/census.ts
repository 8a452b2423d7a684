/**
 * Residents of the United States at each census. Source: U.S. Census Bureau; public domain.
 */
export interface Census {
  [key: string]: number;
  year: number;
  residents: number;
}

export const censuses: Census[] = [
  { year: 1790, residents: 3929214 },
  { year: 1800, residents: 5308483 },
  { year: 1810, residents: 7239881 },
  { year: 1820, residents: 9638453 },
  { year: 1830, residents: 12866020 },
  { year: 1840, residents: 17069453 },
  { year: 1850, residents: 23191876 },
  { year: 1860, residents: 31443321 },
  { year: 1870, residents: 38558371 },
  { year: 1880, residents: 50189209 },
  { year: 1890, residents: 62979766 },
  { year: 1900, residents: 76212168 },
  { year: 1910, residents: 92228496 },
  { year: 1920, residents: 106021537 },
  { year: 1930, residents: 123202624 },
  { year: 1940, residents: 132164569 },
  { year: 1950, residents: 151325798 },
  { year: 1960, residents: 179323175 },
  { year: 1970, residents: 203302031 },
  { year: 1980, residents: 226545805 },
  { year: 1990, residents: 248709873 },
  { year: 2000, residents: 281421906 },
  { year: 2010, residents: 308745538 },
  { year: 2020, residents: 331449281 },
];
