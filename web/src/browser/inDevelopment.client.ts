/** Tells whether a page is served while its site is written: only then it shows mistakes. */
export function inDevelopment(root: Document): boolean {
  return root.querySelector("[data-dev-state]") !== null;
}
