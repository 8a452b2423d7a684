/** Where Toolpad keeps the scheme that a reader has chosen in an application. */
const key = 'toolpad-mode';

const schemeOf = ({ dataset }: HTMLElement) => dataset.colorScheme ?? 'light';

/** What `AppProvider` reads when it starts: the scheme of this site. */
export function startWithScheme(): void {
  try {
    localStorage.setItem(key, schemeOf(document.documentElement));
  } catch {
    // A browser that keeps nothing is told below.
  }
}

/** Tells a running `AppProvider` the scheme of this site, and each change of it. */
export function followScheme(): () => void {
  const root = document.documentElement;
  const tell = () => {
    startWithScheme();
    dispatchEvent(new StorageEvent('storage', { key, newValue: schemeOf(root) }));
  };
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['data-color-scheme'] });
  return () => observer.disconnect();
}
