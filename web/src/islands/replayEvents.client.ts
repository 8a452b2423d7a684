import { islandState } from "./island.client";
import type { Hydrate } from "./hydration.client";
import { islandMark, hydratesInside } from "./markup";

const replayed = ["mousedown", "mouseup", "click"] as const;
const dehydrated = `[${islandMark}=waiting], [${islandMark}=loading]`;
/** Controls that work without a script: a box is ticked, a field is typed in, a link is followed. */
const worksWithoutScript = "input, select, textarea, label, a[href]";

/**
 * Records events on islands that are not live yet, hydrates them, and replays the events when
 * they are live: the first touch is never lost.
 */
export function replayEvents(root: Document, hydrate: Hydrate): void {
  const kept = new Map<HTMLElement, MouseEvent[]>();

  const keep = (event: MouseEvent) => {
    const island = dehydratedIsland(event.target);
    if (island === null || wantsBrowser(event) || worksBesideIsland(island, event.target)) return;
    if (event.type === "click") event.preventDefault();
    event.stopPropagation();
    const events = kept.get(island);
    if (events !== undefined) {
      events.push(event);
      return;
    }
    kept.set(island, [event]);
    void hydrate(island).then(async () => {
      const pending = kept.get(island) ?? [];
      kept.delete(island);
      if (islandState(island) === "live") await repeatAll(pending);
    });
  };

  for (const type of replayed) root.addEventListener(type, keep, { capture: true });
}

/** The island around a target that cannot answer yet, or the one that gives life to what is around it. */
export function dehydratedIsland(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLElement>(dehydrated) ??
    target.closest(`[${hydratesInside}]`)?.querySelector<HTMLElement>(dehydrated) ??
    null
  );
}

/**
 * Controls around an island belong to the page: what is chosen there stays chosen, and the island
 * finds it so when it is live.
 */
function worksBesideIsland(island: HTMLElement, target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    !island.contains(target) &&
    target.closest(worksWithoutScript) !== null
  );
}

/** Opening a link in a new tab is the browser's business. */
function wantsBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Each in a task of its own, as a browser does: what one changes is drawn before the next. */
async function repeatAll(events: readonly MouseEvent[]): Promise<void> {
  for (const event of events) {
    repeat(event);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function repeat(event: MouseEvent): void {
  const target = event.target;
  if (!(target instanceof Element) || !target.isConnected) return;
  // `click()` also does what the browser would: toggle a box, follow a link, send a form.
  if (event.type === "click" && target instanceof HTMLElement) target.click();
  else target.dispatchEvent(new MouseEvent(event.type, event));
}
