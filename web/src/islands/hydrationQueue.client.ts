import { whenIdle } from "../page/moments.client";
import type { Hydrate } from "./hydration.client";

/** Islands that are to be hydrated when the browser has time. */
export interface HydrationQueue {
  add(island: HTMLElement): void;
  /** Lets others go before an island, such as one that was scrolled past. */
  defer(island: HTMLElement): void;
}

/** Hydrates islands one after the other, each when the one before is done and the browser is idle. */
export function createHydrationQueue(hydrate: Hydrate): HydrationQueue {
  const waiting = new Set<HTMLElement>();
  const passed = new Set<HTMLElement>();
  let isRunning = false;

  const next = () => {
    const [island] = waiting.size > 0 ? waiting : passed;
    isRunning = island !== undefined;
    if (island === undefined) return;
    waiting.delete(island);
    passed.delete(island);
    void hydrate(island).then(afterwards);
  };
  const afterwards = () => {
    whenIdle(next);
  };

  return {
    add: (island) => {
      passed.delete(island);
      waiting.add(island);
      if (isRunning) return;
      isRunning = true;
      afterwards();
    },
    defer: (island) => {
      if (waiting.delete(island)) passed.add(island);
    },
  };
}
