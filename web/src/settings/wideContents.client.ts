import { wideContents } from "./preferences.client";

/** Opens the contents of a wide page beside it for readers who have chosen that, here or before. */
export function startWideContents(toggle: HTMLElement): void {
  if (!(toggle instanceof HTMLDetailsElement)) return;
  // On a small screen they are above the page, where nobody wants them open at first.
  const hasSpace = () => matchMedia("(width >= 56.25em)").matches;
  toggle.open = hasSpace() && wideContents.get() === "beside";
  toggle.addEventListener("toggle", () => {
    if (hasSpace()) wideContents.set(toggle.open ? "beside" : "folded");
  });
}
