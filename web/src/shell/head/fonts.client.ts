import { localMemory } from "../../browser/memory.client";

/** Kept where the fonts have come once: they are most likely in the browser's cache. */
const key = "fonts";

/**
 * Declares the fonts that `Fonts.tsx` links before the first paint, which then can have them. Where that
 * would wait for the network they are fetched when the page is there, for the pages that follow.
 */
export function startFonts(root: Document): void {
  const links = root.querySelectorAll<HTMLLinkElement>("[data-face]");
  const kept = localMemory.read(key) !== null;
  for (const { href, media, dataset } of links) {
    // The attributes are called as the descriptors are.
    if (kept || matchMedia(media).matches)
      root.fonts.add(new FontFace(dataset["face"] ?? "", `url("${href}")`, dataset));
  }
  addEventListener("load", () => {
    for (const link of links) Object.assign(link, { media: "all", rel: "prefetch" });
    localMemory.write(key, "1");
  });
}
