/** Pages to show: the first, the last, and those around the current one; 'gap' for the rest. */
export function pageItems(page: number, count: number): (number | 'gap')[] {
  if (count < 8) {
    return Array.from({ length: count }, (_, i) => i + 1);
  }
  const from = page < 5 ? 2 : Math.min(page - 1, count - 4);
  const to = page > count - 4 ? count - 1 : Math.max(page + 1, 5);
  const middle = Array.from({ length: to - from + 1 }, (_, i) => from + i);

  return [
    1,
    ...(from > 2 ? ['gap' as const] : []),
    ...middle,
    ...(to < count - 1 ? ['gap' as const] : []),
    count,
  ];
}
