/** Longer than any error that somebody reads, and short enough to be sent and shown at once. */
export const maxTextLength = 2000;

/** Anything as a text that is not too long; values may throw when they are asked for one. */
export function textOf(value: unknown): string {
  try {
    const text = String(value);
    return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  } catch {
    return typeof value;
  }
}
