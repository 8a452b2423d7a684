/** An error of a production build, as far as its message says what it is. */
export interface Shortened {
  readonly code: string;
  /** Where the package explains it. */
  readonly visit: URL;
}

/** The form that packages have agreed on: the number of the error and an address, nothing else. */
const form = /\bMinified \w{1,40} error #(\d{1,6}); visit (https:\/\/\S+)/;

/** Reads the message of an error that a production build has shortened; `null` for any other. */
export function readShortened(message: string): Shortened | null {
  const [, code = "", address = ""] = form.exec(message) ?? [];
  return URL.canParse(address) ? { code, visit: new URL(address) } : null;
}
