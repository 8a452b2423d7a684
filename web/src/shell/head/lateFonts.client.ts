import { whenLoaded } from "../../browser/idle.client";

/** Puts the fonts that only this page needs to use when all that it shows first has been loaded. */
export function startLateFonts(root: Document): void {
  whenLoaded(root, () => {
    for (const link of root.querySelectorAll<HTMLLinkElement>("[data-late]")) link.media = "all";
  });
}
