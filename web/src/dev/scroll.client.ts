const key = "showfloor:dev-scroll";

interface Place {
  readonly path: string;
  readonly top: number;
}

/** Remembers how far the page was scrolled, until it has reloaded. */
export function keepScroll(storage: Storage, { path, top }: Place): void {
  storage.setItem(key, JSON.stringify([path, top]));
}

/** How far the page was scrolled before it reloaded; told once, and only to the same page. */
export function recallScroll(storage: Storage, path: string): number | undefined {
  const kept = storage.getItem(key);
  storage.removeItem(key);
  if (kept === null) return undefined;
  const [of, top] = JSON.parse(kept) as [string, number];
  return of === path ? top : undefined;
}
