/** Where a choice is kept between visits. Both functions do without when the browser forbids it. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/** Stays on this device. Reading throws where a browser blocks storage: then nothing is kept. */
export const localStore: KeyValueStore = storageStore(() => localStorage);

/** Stays until the tab is closed. */
export const sessionStore: KeyValueStore = storageStore(() => sessionStorage);

/** In seconds. */
const oneYear = "31536000";

/** Is sent to the server too, and so can be read by anyone who serves the site. */
export const cookieStore: KeyValueStore = {
  read(key) {
    const start = `${key}=`;
    const cookies = whenAllowed(() => document.cookie)?.split("; ") ?? [];
    return cookies.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null;
  },
  write(key, value) {
    const cookie = `${key}=${value}; path=/; max-age=${oneYear}; samesite=lax`;
    whenAllowed(() => (document.cookie = cookie));
  },
};

function storageStore(storage: () => Storage): KeyValueStore {
  return {
    read: (key) => whenAllowed(() => storage().getItem(key)),
    write(key, value) {
      whenAllowed(() => {
        storage().setItem(key, value);
      });
    },
  };
}

/**
 * Does what a browser may forbid where it forbids storage. A choice that cannot be kept still holds
 * for this page, so a refusal is no failure: it is answered with `null`.
 */
export function whenAllowed<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
