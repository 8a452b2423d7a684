/** Codes of terminals, with which parsers and compilers color their messages. */
const colors = /\u001B\[[\d;]*m/g;

/** Returns the message of a thrown value as a page shows it; anything can be thrown. */
export function messageOf(error: unknown): string {
  return withoutColors(error instanceof Error ? error.message : String(error));
}

export function withoutColors(text: string): string {
  return text.replaceAll(colors, "");
}
