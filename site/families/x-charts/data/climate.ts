/**
 * Climate normals of 1981 to 2010: temperatures in degrees Fahrenheit, precipitation in inches.
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

const highs = [38.3, 41.6, 49.7, 61.2, 70.8, 79.3, 84.1, 82.6, 75.2, 63.8, 53.8, 43];
const lows = [26.9, 28.9, 35.2, 44.8, 54, 63.6, 68.8, 67.8, 60.8, 50, 41.6, 32];
const precipitation = [3.65, 3.09, 4.36, 4.5, 4.19, 4.41, 4.6, 4.44, 4.28, 4.4, 4.02, 4];

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
    place: 'Utqiagvik',
    lows: [-19.5, -20.4, -19.2, -4.9, 16.5, 30.8, 34.8, 34.1, 28.5, 12.6, -4.8, -13.8],
  },
  {
    place: 'Fairbanks',
    lows: [-16.9, -12.7, -2.5, 20.6, 37.8, 49.3, 52.3, 46.4, 35.1, 16.5, -5.7, -12.9],
  },
  {
    place: 'Anchorage',
    lows: [11.1, 13.8, 19.2, 29.1, 39.6, 47.7, 52.2, 50, 42, 29.1, 16.6, 13.2],
  },
  { place: 'Juneau', lows: [23.7, 25, 28, 33.3, 40.6, 46.9, 50, 49, 44.4, 37.8, 29.1, 25.6] },
  {
    place: 'New York',
    lows,
  },
  {
    place: 'Birmingham',
    lows: [33.8, 37.1, 43.7, 50.5, 59.7, 67.7, 71.4, 70.8, 64.3, 52.9, 43.5, 36.3],
  },
  {
    place: 'Mobile',
    lows: [40.4, 43.8, 49.8, 56.7, 64.7, 71.4, 73.7, 73.6, 69.7, 59.1, 49.8, 43.4],
  },
];
