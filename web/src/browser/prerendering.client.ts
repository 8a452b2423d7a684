interface Prerendered extends Document {
  /** Not every browser draws pages beforehand. */
  readonly prerendering?: boolean;
}

/**
 * Does some work once a reader sees the page: at once, or when a page is shown that was drawn while
 * the pointer rested on a link to it. Most of those are never seen, and count for nothing.
 */
export function whenShown(root: Document, work: () => void): void {
  if ((root as Prerendered).prerendering !== true) work();
  else afterPrerendering(root, work);
}

/** Does some work when a page that was drawn beforehand is shown, and else never. */
export function afterPrerendering(root: Document, work: () => void): void {
  root.addEventListener("prerenderingchange", work, { once: true });
}
