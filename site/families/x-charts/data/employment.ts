/**
 * People of 16 years and older in the United States in 2023, in thousands, mean of the year.
 * Source: U.S. Bureau of Labor Statistics, Current Population Survey; public domain.
 */
export const employment: { label: string; value: number }[] = [
  { label: 'Adults', value: 266942 },
  { label: 'Labor force', value: 167116 },
  { label: 'Employed', value: 161037 },
];
