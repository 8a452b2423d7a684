/**
 * Climate normals of 1991 to 2020: temperatures in degrees Fahrenheit, precipitation in inches.
 * Source: NOAA National Centers for Environmental Information; public domain.
 */
export interface MonthOfClimate {
  [key: string]: number | string;
  month: string;
  high: number;
  low: number;
  precipitation: number;
}

export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

const highs = [39.5, 42.2, 49.9, 61.8, 71.4, 79.7, 84.9, 83.3, 76.2, 64.5, 54, 44.3];
const lows = [27.9, 29.5, 35.8, 45.5, 55, 64.4, 70.1, 68.9, 62.3, 51.4, 42, 33.8];
const precipitation = [3.64, 3.19, 4.29, 4.09, 3.96, 4.54, 4.6, 4.56, 4.31, 4.38, 3.58, 4.38];

/** Central Park, New York: mean of the daily highs and lows, and precipitation, of each month. */
export const newYork: MonthOfClimate[] = months.map((month, index) => ({
  month,
  high: highs[index] ?? 0,
  low: lows[index] ?? 0,
  precipitation: precipitation[index] ?? 0,
}));

/** Mean of the daily lows of each month, by place, from cold to warm. */
export const lowsByPlace: { place: string; lows: number[] }[] = [
  {
    place: 'Minneapolis',
    lows: [8.8, 12.7, 24.9, 37.5, 49.9, 60.4, 65.3, 62.8, 54.2, 40.9, 27.7, 15.2],
  },
  {
    place: 'Boston',
    lows: [23.1, 24.6, 31.1, 40.8, 50.3, 59.7, 66, 65.1, 58.2, 47.5, 37.9, 29.2],
  },
  {
    place: 'New York',
    lows,
  },
  {
    place: 'Seattle',
    lows: [37.7, 37.7, 39.9, 43.3, 48.7, 53, 56.8, 57.2, 53.6, 47, 40.9, 37.1],
  },
  {
    place: 'Houston',
    lows: [43.7, 47.6, 53.6, 59.8, 67.8, 73.7, 75.7, 75.4, 70.6, 60.9, 51.5, 45.6],
  },
  {
    place: 'Phoenix',
    lows: [46, 49, 54.5, 60.8, 69.5, 78.6, 84.5, 83.6, 78.1, 65.6, 53.7, 45.3],
  },
  {
    place: 'Miami',
    lows: [61, 63.2, 65.6, 69.8, 73.4, 76.3, 77.5, 77.7, 76.9, 74.4, 68.3, 64.3],
  },
];
