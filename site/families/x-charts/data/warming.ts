/**
 * How much warmer the surface of the Earth was in each year than from 1951 to 1980, in degrees
 * Celsius. Source: NASA GISS Surface Temperature Analysis (GISTEMP v4); public domain.
 */
const start = 1980;
const anomalies = [
  0.26, 0.32, 0.14, 0.31, 0.16, 0.12, 0.18, 0.32, 0.39, 0.27, 0.45, 0.4, 0.22, 0.23, 0.31, 0.45,
  0.33, 0.46, 0.61, 0.38, 0.39, 0.53, 0.63, 0.62, 0.53, 0.67, 0.63, 0.66, 0.54, 0.65, 0.72, 0.6,
  0.64, 0.67, 0.74, 0.89, 1.01, 0.92, 0.84, 0.97, 1.01, 0.84, 0.89, 1.17,
];

export interface YearOfWarming {
  [key: string]: number;
  year: number;
  anomaly: number;
}

export const warming: YearOfWarming[] = anomalies.map((anomaly, index) => ({
  year: start + index,
  anomaly,
}));

/** `+1.17 °C`. */
export function formatAnomaly(value: number | null): string {
  if (value === null) return 'no figure';
  return `${value < 0 ? '' : '+'}${value.toFixed(2)} °C`;
}
