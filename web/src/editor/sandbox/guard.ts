/** How long code may run in one task, in ms: as long as a page may hang without being given up. */
export const limit = 1500;

/** Thrown out of a loop that does not end. */
export class EndlessLoop extends Error {
  override name = "EndlessLoop";
}

/**
 * Returns what every loop of edited code calls at each turn. It throws when the task has lasted too
 * long; loops that let the browser do something in between may go on for ever.
 */
export function createGuard(now: () => number, nextTask: (work: () => void) => void): () => void {
  let started: number | null = null;
  return () => {
    if (started === null) {
      started = now();
      nextTask(() => {
        started = null;
      });
    } else if (now() - started > limit) {
      throw new EndlessLoop();
    }
  };
}

/** Calls `work` in the next task; timers would come late after many of them. */
export function createTaskScheduler(): (work: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void) | null = null;
  port1.onmessage = () => {
    waiting?.();
  };
  return (work) => {
    waiting = work;
    port2.postMessage(null);
  };
}
