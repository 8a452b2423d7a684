/** Runs functions at intervals: the first at once, and of those that come too early the last. */
export class Throttle {
  readonly #interval: number;
  #waiting: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `interval` is the least time from one to the next, in ms. */
  constructor(interval: number) {
    this.#interval = interval;
  }

  run(act: () => void): void {
    if (this.#timer !== undefined) {
      this.#waiting = act;
      return;
    }
    this.#timer = setTimeout(this.#runWaiting, this.#interval);
    act();
  }

  /** Forgets what waits; what comes next is done at once. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
  }

  readonly #runWaiting = () => {
    const act = this.#waiting;
    this.stop();
    if (act !== null) this.run(act);
  };
}
