/** Keys that move among a row or a column of things. */
export type Axis = "row" | "column";

const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 };
const steps: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
};

/**
 * Where a key leads from the thing at `at` among `count`; `undefined` when it is none that moves.
 * What is past an end is the other end. Where text runs from right to left a row is mirrored.
 */
export function nextAt(
  key: string,
  at: number,
  count: number,
  { axis, rtl = false }: { readonly axis: Axis; readonly rtl?: boolean },
): number | undefined {
  const end = ends[key];
  if (end !== undefined) return (end + count) % count;
  const step = steps[axis][key];
  if (step === undefined) return undefined;
  return (at + (rtl && axis === "row" ? -step : step) + count) % count;
}
