import type { SearchIndex } from "../model/page.gen";
import { withBase } from "../browser/basePath";
import { indexPath } from "./indexPath";

/** The format that these scripts read. */
const version = 7;

/** The index; rejects when it cannot be had, or is of another release than these scripts. */
export async function loadIndex(): Promise<SearchIndex> {
  // Asked for again every time: a kept one might name files that are gone.
  const index = await loadJson<SearchIndex>(indexPath, { cache: "no-cache" });
  if (index.version !== version) {
    throw new Error(
      `The search index has version ${String(index.version)}, not ${String(version)}.`,
    );
  }
  return index;
}

/** A file of the index, by its site path. */
export async function loadJson<T>(path: string, how: RequestInit): Promise<T> {
  const response = await fetch(withBase(path), how);
  if (!response.ok) throw new Error(`${path} cannot be loaded: ${String(response.status)}.`);
  return (await response.json()) as T;
}
