/**
 * Gives a document without an origin, which may store nothing, a storage that lasts as long as it
 * does: components that remember something would crash without one.
 */
export function provideStorage(window: Window): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { value: createStorage(), configurable: true });
  }
}

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => {
      items.clear();
    },
  };
}
