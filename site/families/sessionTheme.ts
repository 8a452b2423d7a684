/** Options of a library's theme, as they can be written in JSON. */
export type SessionOptions = Readonly<Record<string, unknown>>;

/** The theme that a reader has put on all demos of a family; the tab keeps it until it is closed. */
export interface SessionTheme {
  /** What is kept, as text: the same text is the same theme. */
  readonly stored: () => string | null;
  /** Calls `listener` after each change in this tab; the answer ends that. */
  readonly follow: (listener: () => void) => () => void;
  /** Keeps a theme and shows it at once; `null` returns to the one of the site. */
  readonly apply: (options: SessionOptions | null) => void;
}

export function sessionTheme(family: string): SessionTheme {
  const key = `${family}-theme`;
  const changed = `${family}:theme`;
  // Where nothing is kept, the page alone has it.
  let own: string | null = null;
  const stored = () => {
    try {
      return sessionStorage.getItem(key);
    } catch (error) {
      if (error instanceof DOMException) return own;
      throw error;
    }
  };
  return {
    stored,
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
    apply(options) {
      own = options === null ? null : JSON.stringify(options);
      try {
        if (own === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, own);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
      document.dispatchEvent(new Event(changed));
    },
  };
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

/** Shows in the header of the page whether a family has such a theme, and lets readers turn it off. */
export function showInHeader(family: string, theme: SessionTheme): void {
  // Demos in frames of their own have no header: it is that of the page around them.
  const page = window.frameElement?.ownerDocument ?? document;
  const mark = page.querySelector<HTMLElement>(`[data-theme-mark="${family}"]`);
  if (mark === null) return;
  const show = () => {
    mark.hidden = parseOptions(theme.stored()) === null;
  };
  mark.querySelector('button')?.addEventListener('click', () => {
    theme.apply(null);
    // The button is gone: the last control of the header has the focus.
    [...(mark.closest('header')?.querySelectorAll('summary') ?? [])].at(-1)?.focus();
  });
  theme.follow(show);
  show();
}
