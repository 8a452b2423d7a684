export interface Task {
  name: string;
  /** The first day, and the day after the last, as days of May 2026. */
  start: number;
  end: number;
  done: boolean;
}

export const tasks: Task[] = [
  { name: 'Research', start: 1, end: 8, done: true },
  { name: 'Design', start: 6, end: 15, done: true },
  { name: 'Build', start: 13, end: 27, done: false },
  { name: 'Test', start: 22, end: 30, done: false },
  { name: 'Release', start: 30, end: 32, done: false },
];

export const toDate = (day: number) => new Date(2026, 4, day);

export const formatDay = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
