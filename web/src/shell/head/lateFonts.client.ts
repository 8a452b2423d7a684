import { localStore } from "../../browser/stores.client";

/** Kept where fonts have come once: they are most likely in the browser's cache. */
const key = "fonts";

/** Milliseconds: a page may be loaded before it is painted, and what later pages need can wait. */
const pause = 1000;

/**
 * Takes care of the fonts that no first screen waits for: those that `Fonts.tsx` links, and the style
 * sheets of those that its own demos need. The former are declared before the first paint where they
 * can be there for it. When the page has been loaded the latter are put to use, and a little later what was
 * not declared is fetched for the pages that follow; that of rare letters is when a page has one.
 */
export function startLateFonts(root: Document): void {
  const kept = localStore.read(key);
  for (const link of root.querySelectorAll<HTMLLinkElement>("[data-late]")) {
    const { href, media, dataset } = link;
    const { face, rare } = dataset;
    // The attributes are called as the descriptors are.
    if (face && (kept ?? matchMedia(rare ?? media).matches))
      root.fonts.add(new FontFace(face, `url(${href})`, dataset));
    else if (rare === undefined)
      addEventListener("load", () =>
        // Waiting for a frame is not enough: it is asked for before the one before it is seen.
        setTimeout(
          () => {
            if (face) link.rel = "prefetch";
            link.media = "all";
            link.removeAttribute("disabled");
          },
          face ? pause : 0,
        ),
      );
  }
  localStore.write(key, "1");
}
