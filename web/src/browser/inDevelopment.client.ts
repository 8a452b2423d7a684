import { devState } from "./markup";

/** Tells whether a page is served while its site is written: only then it shows mistakes. */
export function inDevelopment(root: Document): boolean {
  return root.querySelector(`[${devState}]`) !== null;
}
