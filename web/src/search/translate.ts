import { fill } from "../model/fill";

/** The words of a search; the build writes them here, so that pages need not hold them. */
const spoken: Readonly<Record<string, string>> = import.meta.env.SHOWFLOOR_SEARCH ?? {};

export function translate(key: string, values: Readonly<Record<string, string>> = {}): string {
  return fill(spoken[`search.${key}`] ?? key, values);
}

/** How many things were found, in words. */
export function translateCount(count: number): string {
  if (count === 0) return translate("count.none");
  return count === 1 ? translate("count.one") : translate("count.many", { count: String(count) });
}
