/** Notices when something comes more often than it should. */
export class RateLimiter {
  readonly #limit: number;
  #since = -Infinity;
  #count = 0;

  /** `most` is how often it may come in a second. */
  constructor(most: number) {
    this.#limit = most;
  }

  /** Counts one more, and tells whether that is too many. */
  isExceeded(now: number): boolean {
    if (now - this.#since >= 1000) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#limit;
  }
}
