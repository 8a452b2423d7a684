import { whenIdle, whenLoaded } from "../browser/idle.client";
import { distant, unpackBundle, unpacking } from "./packed.client";

/** Says of one that it has few elements, so that it may be unpacked while the page is parsed. */
const light = "light";

/** How far from the window elements are unpacked: no wheel and no finger is faster than a screen a frame. */
const ahead = "100%";

/** Milliseconds of an idle browser for those that nobody has come near to. */
const slice = 4;

/** Unpacks what an element holds, and leaves what is packed inside of it. */
export function bring(holder: Element): void {
  holder.querySelectorAll<HTMLElement>(":scope > [data-packed]").forEach(unpackBundle);
}

/**
 * Unpacks those that nobody has come near to once the page is loaded, some whenever the browser is idle: a
 * list of the page's buttons or fields, and a search from a menu, look for what is there.
 */
export function bringRest(root: Document): void {
  whenLoaded(root, () => {
    bringNext(root);
  });
}

function bringNext(root: Document): void {
  whenIdle(() => {
    const end = performance.now() + slice;
    do {
      const holder = root.querySelector(distant);
      if (holder === null) return;
      bring(holder);
    } while (performance.now() < end);
    bringNext(root);
  });
}

/**
 * Returns what has an element that is parsed whole unpacked when a reader comes near. What shows first, and
 * where a jump leads, is there when it is painted.
 */
export function startDistant(root: Document): (holder: HTMLElement) => void {
  // In the order of the page, without the one that the parser is at.
  const waiting = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) bring(target);
    },
    { rootMargin: ahead },
  );
  let frame: number | undefined;
  // Asked once: a list has hundreds of rows, and each is looked at as it is parsed.
  let below: boolean | undefined;
  const beforePaint = () => {
    frame = undefined;
    bringShown(root, waiting, 0);
  };
  root.addEventListener(
    "scroll",
    () => {
      bringShown(root, waiting, 1);
    },
    { passive: true },
  );
  root.addEventListener(unpacking, ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(distant)) return;
    delete target.dataset["far"];
    waiting.delete(target);
    observer.unobserve(target);
  });
  return (holder) => {
    waiting.add(holder);
    observer.observe(holder);
    frame ??= requestAnimationFrame(beforePaint);
    if (holder.dataset["far"] === light && (below ??= startsBelow())) bring(holder);
  };
}

/**
 * Unpacks what shows until all that does is there: each may move what follows. After a jump also what is a
 * screen away, as browsers guess how high things are until they paint them.
 */
function bringShown(root: Document, waiting: Set<HTMLElement>, screens: number): void {
  let shown = shownOf(root, waiting, screens);
  while (shown.length > 0) {
    for (const holder of shown) {
      bring(holder);
      waiting.delete(holder);
    }
    shown = shownOf(root, waiting, screens);
  }
}

/** What is in the window, or some screens from it. */
function shownOf(
  root: Document,
  waiting: Iterable<HTMLElement>,
  screens: number,
): readonly HTMLElement[] {
  const { clientHeight: screen } = root.documentElement;
  const reach = screens * screen;
  const shown: HTMLElement[] = [];
  for (const holder of waiting) {
    const { top, bottom } = holder.getBoundingClientRect();
    if (top >= screen + reach) break;
    if (bottom > -reach) shown.push(holder);
  }
  return shown;
}

/**
 * Whether the browser will go to another place than the top of the page, as soon as that is parsed, and before
 * a script hears of it: what stands there must have its height by then.
 */
function startsBelow(): boolean {
  if (location.hash !== "") return true;
  const entries: readonly Partial<PerformanceNavigationTiming>[] =
    performance.getEntriesByType("navigation");
  return entries.some(({ type }) => type !== "navigate");
}
