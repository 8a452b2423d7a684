/** A grid of things in reading order, the last row perhaps shorter. */
export interface GridShape {
  readonly count: number;
  readonly columns: number;
  /** Rows that a screen shows. */
  readonly page: number;
  readonly rtl: boolean;
}

/** Where a key leads from the cell at `at`; `undefined` when it is none that moves. */
export function moveInGrid(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  at: number,
  { count, columns, page, rtl }: GridShape,
): number | undefined {
  const row = at - (at % columns);
  const forward = rtl ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    PageDown: Math.min(at + page * columns, at + columns * Math.floor((count - 1 - at) / columns)),
    PageUp: Math.max(at - page * columns, at % columns),
    Home: ctrlKey ? 0 : row,
    End: ctrlKey ? count - 1 : Math.min(row + columns, count) - 1,
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  return target >= 0 && target < count ? target : at;
}
