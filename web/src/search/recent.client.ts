import { localStore } from "../browser/stores.client";

const key = "search:recent";
const maxSearches = 6;
const maxLength = 80;

/** The last searches of this device that led somewhere, the newest first. */
export function recentSearches(): readonly string[] {
  return parse(localStore.read(key)).slice(0, maxSearches);
}

export function rememberSearch(text: string): void {
  const query = text.trim().slice(0, maxLength);
  if (query === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  localStore.write(key, JSON.stringify([query, ...others].slice(0, maxSearches)));
}

export function forgetSearches(): void {
  localStore.write(key, "[]");
}

/** Anything may be there: other scripts of the host, other versions of this one. */
function parse(kept: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
