import { localStore } from "../../browser/stores.client";
import { lateStyles, fontFace, rareMedia } from "../../ui/markup";

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
  for (const link of root.querySelectorAll<HTMLLinkElement>(`[${lateStyles}]`)) {
    const { href, media } = link;
    const face = link.getAttribute(fontFace);
    const rare = link.getAttribute(rareMedia);
    if (face && (kept ?? matchMedia(rare ?? media).matches))
      // The names of the attributes end in those of the descriptors.
      // eslint-disable-next-line no-restricted-syntax
      root.fonts.add(new FontFace(face, `url(${href})`, link.dataset));
    else if (rare === null)
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
