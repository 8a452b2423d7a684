/** Options of a library's theme, as they can be written in JSON. */
export type SessionOptions = Readonly<Record<string, unknown>>;

/** The theme that a reader has put on all demos of a family; the tab keeps it until it is closed. */
export interface SessionTheme {
  /** What is kept, as text: the same text is the same theme. */
  readonly stored: () => string | null;
  /** Calls `listener` after each change in this tab; the answer ends that. */
  readonly follow: (listener: () => void) => () => void;
  /** Puts a theme on all pages of the tab; `false`, and nothing changes, if the browser stores nothing. */
  readonly store: (options: SessionOptions) => boolean;
  /** Returns to the theme of the site. */
  readonly clear: () => void;
}

export function sessionTheme(family: string): SessionTheme {
  const key = `${family}-theme`;
  const changed = `${family}:theme`;
  const announce = () => document.dispatchEvent(new Event(changed));
  return {
    stored: () => withStorage((storage) => storage.getItem(key)) ?? null,
    follow(listener) {
      // Demos in documents of their own hear of it from the storage.
      const heard = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      document.addEventListener(changed, listener);
      window.addEventListener('storage', heard);
      return () => {
        document.removeEventListener(changed, listener);
        window.removeEventListener('storage', heard);
      };
    },
    store(options) {
      const isStored = withStorage((storage) => {
        storage.setItem(key, JSON.stringify(options));
        return true;
      });
      if (isStored !== true) return false;
      announce();
      return true;
    },
    clear() {
      withStorage((storage) => storage.removeItem(key));
      announce();
    },
  };
}

/** What is done with the storage of the tab; nothing where that is blocked or full. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The options that a text holds; none if it holds no object: anything may write to a storage. */
export function parseOptions(stored: string | null): SessionOptions | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as SessionOptions) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const svg = 'http://www.w3.org/2000/svg';
const drop = [
  'M10 2.5s5.5 5.4 5.5 9.2a5.5 5.5 0 01-11 0C4.5 7.9 10 2.5 10 2.5z',
  'M7.6 9.6l4.8 4.8M12.4 9.6l-4.8 4.8',
];

/** Shows in the header of the page whether a family has such a theme, and lets readers turn it off. */
export function showInHeader(family: string, theme: SessionTheme): void {
  // Demos in frames of their own have no header: it is that of the page around them.
  const page = window.frameElement?.ownerDocument ?? document;
  const controls = page.querySelector('.header-end');
  if (controls === null) return;
  const mark = createMark(page, family);
  const show = () => {
    // In the header only while there is a theme: its first control is the site's otherwise.
    if (parseOptions(theme.stored()) === null) mark.remove();
    // Each demo's document shows its own mark, unless another has shown one.
    else if (controls.querySelector(`[data-theme-mark="${family}"]`) === null) {
      controls.prepend(mark);
    }
  };
  mark.addEventListener('click', () => {
    theme.clear();
    // The button is gone: the last control of the header has the focus.
    [...controls.querySelectorAll('summary')].at(-1)?.focus();
  });
  theme.follow(show);
  show();
}

function createMark(page: Document, family: string): HTMLButtonElement {
  const label = 'Your theme is on all demos: turn it off';
  const mark = page.createElement('button');
  Object.assign(mark, { type: 'button', className: 's-icon-button', title: label });
  mark.setAttribute('aria-label', label);
  mark.setAttribute('data-theme-mark', family);
  mark.style.color = 'var(--accent-text)';
  const icon = page.createElementNS(svg, 'svg');
  icon.setAttribute('class', 's-icon');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  for (const line of drop) {
    const path = page.createElementNS(svg, 'path');
    path.setAttribute('d', line);
    icon.append(path);
  }
  mark.append(icon);
  return mark;
}
