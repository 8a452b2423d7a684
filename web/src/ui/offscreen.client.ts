import { whenIdle, whenLoaded } from "../browser/whenIdle.client";
import { offscreen, expand, expandedEvent } from "./deferredMarkup.client";

/** Value of the attribute for an element with few children: it may be expanded during parsing. */
const light = "light";

/**
 * How many screens from the window nothing is deferred, or has a height that is guessed. No wheel and no finger is
 * faster than a screen a frame; a script that scrolls in a frame is heard of in the next one.
 */
const screensAhead = 2;

/** Marks an element near the viewport, for style sheets. */
const near = "data-near";

/** Milliseconds of an idle period for elements that no reader has come near to. */
const idleMilliseconds = 4;

/** Expands what an element holds, and leaves what is deferred inside of it. */
export function render(holder: Element): void {
  holder.querySelectorAll<HTMLElement>(":scope > [data-deferred]").forEach(expand);
}

/**
 * Expands the rest once the page is loaded, some whenever the browser is idle: a
 * list of the page's buttons or fields, and a search from a menu, look for what is there.
 */
export function renderRest(root: Document): void {
  whenLoaded(root, () => {
    renderNext(root);
  });
}

function renderNext(root: Document): void {
  whenIdle(() => {
    const end = performance.now() + idleMilliseconds;
    do {
      const holder = root.querySelector(offscreen);
      if (holder === null) return;
      render(holder);
    } while (performance.now() < end);
    renderNext(root);
  });
}

/**
 * Returns a function that has a parsed element expanded and rendered when a reader comes near. What shows
 * first, and where a jump leads, is there when it is painted, and what is near with the frame after that.
 */
export function startOffscreen(root: Document): (holder: HTMLElement) => void {
  const elements = watch(root);
  let frame: number | undefined;
  // Asked once: a list has hundreds of rows, and each is looked at as it is parsed.
  let below: boolean | undefined;
  const renderAhead = () => {
    renderNear(root, elements, () => screensAhead);
  };
  const beforePaint = () => {
    frame = undefined;
    renderNear(root, elements, screensAtFirst);
    if (isParsed(root)) requestAnimationFrame(renderAhead);
  };
  root.addEventListener("scroll", renderAhead, { passive: true });
  root.addEventListener(expandedEvent, ({ target }) => {
    if (target instanceof HTMLElement && target.matches(offscreen))
      delete target.dataset["offscreen"];
  });
  root.addEventListener("DOMContentLoaded", () => {
    for (const holder of elements.all) elements.observer.observe(holder);
    frame ??= requestAnimationFrame(beforePaint);
  });
  return (holder) => {
    // The browser draws these by itself while it goes to their place, and holds that.
    if (isLight(holder) && (below ??= startsBelow())) {
      render(holder);
      return;
    }
    elements.all.push(holder);
    // While a page is parsed, a scroll alone says that somebody comes near: so it has few elements.
    if (isParsed(root)) elements.observer.observe(holder);
    frame ??= requestAnimationFrame(beforePaint);
  };
}

/** All offscreen elements of a page in order, and the observer that reports which came near or left. */
interface OffscreenElements {
  readonly all: HTMLElement[];
  readonly observer: IntersectionObserver;
}

function watch(root: Document): OffscreenElements {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) renderBeforeShown(target as HTMLElement, elements);
        // Browsers say so some time after they looked, and it may have come again since.
        else if (!isNear(root, target)) target.removeAttribute(near);
      }
    },
    { rootMargin: `${String(screensAhead * 100)}%` },
  );
  const elements: OffscreenElements = { all: [], observer };
  return elements;
}

function isParsed({ readyState }: Document): boolean {
  return readyState !== "loading";
}

function isLight({ dataset }: HTMLElement): boolean {
  return dataset["offscreen"] === light;
}

/** The first paint waits for what shows, and for what is light and a screen away. */
function screensAtFirst(holder: HTMLElement): number {
  return isLight(holder) ? 1 : 0;
}

/**
 * Expands one and has it drawn before it shows. Style sheets leave what is far undrawn, and what browsers
 * draw by themselves comes a frame late; once drawn, its height is remembered.
 */
function renderBeforeShown(holder: HTMLElement, { observer }: OffscreenElements): void {
  render(holder);
  holder.setAttribute(near, "");
  observer.observe(holder);
}

/** How many screens from the window an element is drawn. */
type Screens = (holder: HTMLElement) => number;

const shown: Screens = () => 0;

/**
 * Draws what is near until all that is is drawn: each may move what follows. What shows comes first, as
 * browsers hold a page by an element that keeps its place in the window, whatever becomes higher or lower above it.
 */
function renderNear(root: Document, elements: OffscreenElements, screens: Screens): void {
  if (nearOf(root, elements.all, screens).length === 0) return;
  const settle = holdTarget(root);
  for (const reach of [shown, screens]) {
    let found = nearOf(root, elements.all, reach);
    while (found.length > 0) {
      for (const holder of found) renderBeforeShown(holder, elements);
      found = nearOf(root, elements.all, reach);
    }
  }
  settle();
}

/**
 * Returns what brings the target of the address back to where it shows now. Browsers hold what is at the top of
 * the window, and the target moves as what is between them is drawn.
 */
function holdTarget(root: Document): () => void {
  const target = root.querySelector(":target");
  const before = target?.getBoundingClientRect().top ?? -1;
  if (target === null || before < 0 || before >= root.documentElement.clientHeight)
    return () => undefined;
  return () => {
    const top = target.getBoundingClientRect().top - before;
    // Less is rounding, and to scroll for it would have the browser let go of what it holds.
    if (Math.abs(top) >= 1) scrollBy({ top, behavior: "instant" });
  };
}

/** Returns elements in the window, or less than some screens from it, that are not rendered; some come again. */
function nearOf(
  root: Document,
  holders: readonly HTMLElement[],
  screens: Screens,
): readonly HTMLElement[] {
  const { clientHeight: screen } = root.documentElement;
  const found: HTMLElement[] = [];
  for (const holder of holders) {
    if (holder.hasAttribute(near)) continue;
    const place = holder.getBoundingClientRect();
    const reach = screens(holder) * screen;
    if (place.top >= screen + reach) break;
    if (isWithin(place, screen, reach)) found.push(holder);
  }
  return found;
}

function isNear(root: Document, holder: Element): boolean {
  const { clientHeight: screen } = root.documentElement;
  return isWithin(holder.getBoundingClientRect(), screen, screensAhead * screen);
}

function isWithin({ top, bottom }: DOMRect, screen: number, reach: number): boolean {
  // A filtered-out element has no height, and no place.
  return top < screen + reach && bottom > -reach && bottom > top;
}

/**
 * Whether the browser will go to another place than the top of the page, as soon as that is parsed, and before
 * a script hears of it: what is there must have its height by then.
 */
function startsBelow(): boolean {
  if (location.hash !== "") return true;
  const entries: readonly Partial<PerformanceNavigationTiming>[] =
    performance.getEntriesByType("navigation");
  return entries.some(({ type }) => type !== "navigate");
}
