import { directStages } from "../settings/stages.client";
import { unpackBundle, unpacking } from "../ui/packed.client";
import { isOpen, setCode } from "./folding.client";
import { restoreCode } from "./packedCode.client";

/** Says of a demo that it is packed as a whole: readers have to scroll for it. */
export const distant = "[data-far]";

/** How far from the window they are unpacked: no wheel and no finger is faster than a screen a frame. */
const ahead = "100%";

/** Unpacks a demo, and leaves what is packed inside of it. */
export function bringDemo(demo: Element): void {
  demo.querySelectorAll<HTMLElement>(":scope > [data-packed]").forEach(unpackBundle);
}

/**
 * Returns what has a demo unpacked when a reader comes near. Whoever unpacks it, it is as if it had been
 * parsed so: in the direction of the page, with the code that shows.
 */
export function startDistant(root: Document): (demo: HTMLElement) => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) bringDemo(target);
    },
    { rootMargin: ahead },
  );
  // A jump passes more than that in one frame, and nobody says so before it is painted.
  root.addEventListener(
    "scroll",
    () => {
      bringNear(root);
    },
    { passive: true },
  );
  root.addEventListener(unpacking, ({ target: demo }) => {
    if (!(demo instanceof HTMLElement) || !demo.matches(distant)) return;
    delete demo.dataset["far"];
    observer.unobserve(demo);
    directStages(demo);
    setCode(demo, isOpen(demo));
    demo.querySelectorAll<HTMLElement>(".demo-code [data-packed]").forEach(restoreCode);
  });
  return (demo) => {
    observer.observe(demo);
  };
}

/**
 * Unpacks what is as near as that: what shows, and what comes to show where something above it turns out
 * to be smaller than it was guessed to be.
 */
function bringNear(root: Document): void {
  const { clientHeight } = root.documentElement;
  for (const demo of root.querySelectorAll(distant)) {
    const { top, bottom } = demo.getBoundingClientRect();
    if (top >= 2 * clientHeight) return;
    if (bottom > -clientHeight) bringDemo(demo);
  }
}
