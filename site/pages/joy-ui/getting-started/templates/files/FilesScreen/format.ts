const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function formatSize(bytes: number): string {
  const step = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

const date = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** The day; what has been made here a moment ago has none yet. */
export function formatDate(day: string): string {
  return day === '' ? 'Now' : date.format(new Date(day));
}
