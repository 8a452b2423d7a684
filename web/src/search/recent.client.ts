import { localMemory } from "../browser/memory.client";

const key = "search:recent";
const most = 6;
const longest = 80;

/** The last searches of this device that led somewhere, the newest first. */
export function recentSearches(): readonly string[] {
  return parse(localMemory.read(key)).slice(0, most);
}

export function rememberSearch(text: string): void {
  const query = text.trim().slice(0, longest);
  if (query === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  localMemory.write(key, JSON.stringify([query, ...others].slice(0, most)));
}

export function forgetSearches(): void {
  localMemory.write(key, "[]");
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
