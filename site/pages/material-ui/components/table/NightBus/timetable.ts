export const runs = ['N1', 'N3', 'N5', 'N7', 'N9', 'N11'];

const stops = [
  'Central Station',
  'Old Market',
  'Riverside',
  'City Library',
  'Hospital East',
  'Garden Square',
  'Tram Depot',
  'Lakeside Park',
  'North Gate',
  'Airport',
];

/** Buses leave every 35 minutes from 22:10 and need 6 minutes a stop. */
export const timetable = stops.map((stop, place) => ({
  stop,
  times: runs.map((run, index) => ({
    run,
    time: clock(22 * 60 + 10 + index * 35 + place * 6),
  })),
}));

function clock(minutes: number) {
  const hours = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
