import type { Feature } from "../page/moments.client";
import { islandSelector } from "./island.client";
import { replayEvents, dehydratedIsland } from "./replayEvents.client";
import { createHydrationQueue } from "./hydrationQueue.client";
import { createHydrate, importIsland, type LoadIsland, type Hydrate } from "./hydration.client";
import { retryButton } from "./markup";

const nearViewport = "256px";

/**
 * Makes the islands of a page live when they are needed: near the viewport and the browser has
 * time, one after the other, or at the first touch, whichever comes first. Those that are not shown
 * stay dehydrated.
 */
export function islands(load: LoadIsland = importIsland): Feature {
  const hydrate = createHydrate(load);

  const queue = createHydrationQueue((island) => {
    observer.unobserve(island);
    return hydrate(island);
  });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) queue.add(target as HTMLElement);
        else queue.defer(target as HTMLElement);
      }
    },
    { rootMargin: nearViewport },
  );
  return {
    parsed(root) {
      hydrateOnTouch(root, hydrate);
      replayEvents(root, hydrate);
      retryFailed(root, hydrate);
    },
    // Scripts of islands do not compete with the fonts and styles of the page.
    loaded(root) {
      for (const island of root.querySelectorAll(islandSelector)) observer.observe(island);
    },
  };
}

/** The note after an island that failed has a button. */
function retryFailed(root: Document, hydrate: Hydrate): void {
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${retryButton}]`) : null;
    const island = button?.parentElement?.previousElementSibling;
    if (!(island instanceof HTMLElement)) return;
    // The note goes, and its button with it: who used a keyboard goes on at the demo.
    island.tabIndex = -1;
    island.focus({ preventScroll: true });
    void hydrate(island);
  });
}

/** A pointer on its way and a focus are signs enough. */
function hydrateOnTouch(root: Document, hydrate: Hydrate): void {
  const touch = (event: Event) => {
    const island = dehydratedIsland(event.target);
    if (island !== null) void hydrate(island);
  };
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    root.addEventListener(type, touch, { capture: true, passive: true });
  }
}
