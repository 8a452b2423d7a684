const key = "search:recent";
const maxSearches = 6;
const maxLength = 80;

/** The last searches of this device that led somewhere, the newest first. */
export function recentSearches(): readonly string[] {
  return parse(stored(() => localStorage.getItem(key))).slice(0, maxSearches);
}

export function rememberSearch(text: string): void {
  const query = text.trim().slice(0, maxLength);
  if (query === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  store(JSON.stringify([query, ...others].slice(0, maxSearches)));
}

export function forgetSearches(): void {
  store("[]");
}

function store(searches: string): void {
  stored(() => {
    localStorage.setItem(key, searches);
    return null;
  });
}

/**
 * Uses what is kept, or nothing where the browser forbids it. `localMemory` does so too, but is in the script
 * of every page: what both needed would be a file of its own, which every page would wait for.
 */
function stored(use: () => string | null): string | null {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
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
