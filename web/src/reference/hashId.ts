/**
 * Returns the id that the hash of an address names; where it cannot be decoded, as it is.
 *
 * `reading/movedAnchor.client.ts` has its own copy: a shared module would be one more file to load.
 */
export function hashId(hash: string): string {
  const encoded = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded; // a URIError, of `%` without two hexadecimal digits
  }
}
