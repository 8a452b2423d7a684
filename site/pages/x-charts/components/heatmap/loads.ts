export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const hours = [8, 10, 12, 14, 16, 18];

const rows = [
  [12, 38, 61, 74, 52, 20],
  [15, 42, 66, 80, 58, 24],
  [14, 45, 70, 91, 63, 22],
  [18, 40, 64, 77, 55, 26],
  [10, 33, 48, 51, 30, 9],
];

/** Column, row, and requests per second. */
export const loads = rows.flatMap((row, y) =>
  row.map((load, x) => [x, y, load] as const),
);
