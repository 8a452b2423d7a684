/** Rows above and below the window that are there too, for a calm scroll. */
const spare = 3;

/** The first row that is in view or nearly so, and the one after the last. */
export function visibleRows(
  scrolled: number,
  height: number,
  { rowHeight, count }: { readonly rowHeight: number; readonly count: number },
): readonly [first: number, end: number] {
  const first = Math.floor(scrolled / rowHeight) - spare;
  const end = Math.ceil((scrolled + height) / rowHeight) + spare;
  return [Math.min(Math.max(first, 0), count), Math.min(end, count)];
}
