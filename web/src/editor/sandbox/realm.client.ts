/** Prepares the realm in which edited code will run. */
export function prepareRealm(window: Window): void {
  removeWebRtc(window);
  provideStorage(window);
  stayHere(window);
}

/**
 * Removes the constructors of WebRTC connections from a realm. The policy of a document does not stop
 * their packets, and no other object leads to a constructor that was deleted.
 *
 * @throws Error where the browser keeps one: then no edited code may run.
 */
export function removeWebRtc(realm: object): void {
  for (const name of Object.getOwnPropertyNames(realm)) {
    if (name.endsWith("RTCPeerConnection") && !Reflect.deleteProperty(realm, name)) {
      throw new Error(`${name} cannot be removed from the sandbox.`);
    }
  }
}

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

/** Links that lead away would bring another page into the frame. */
function stayHere(window: Window): void {
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link?.getAttribute("href")?.startsWith("#") === false) event.preventDefault();
  });
}
