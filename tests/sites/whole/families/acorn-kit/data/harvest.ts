/** Seeds that were found, in thousands, by year. */
export const harvest = [
  { year: 2023, seeds: 12 },
  { year: 2024, seeds: 7 },
  { year: 2025, seeds: 31 },
];
