/** What begins the names of exports that may still change: `Unstable_`, `unstable_`, `UNSTABLE_`. */
export const unstable = /^unstable_/i;

/** Returns what an index exports by a name with such a beginning. */
export function unstableExport<Exported>(
  index: ReadonlyMap<string, Exported>,
  name: string,
): Exported | undefined {
  for (const [full, exported] of index) {
    if (full !== name && full.replace(unstable, "") === name) return exported;
  }
  return undefined;
}
