/** How often a frame is asked whether it is still there, in ms. */
const interval = 1000;

/** How long it may take to answer. */
const answerTimeout = 3000;

/** Notices when a frame does not answer any more. */
export class Watchdog {
  readonly #page: Document;
  readonly #ask: (count: number) => void;
  readonly #onSilence: () => void;
  #timer: ReturnType<typeof setInterval> | null = null;
  #count = 0;
  /** The first question without an answer: when it was asked. */
  #unansweredSince: number | null = null;
  #lastCheck = 0;

  constructor(page: Document, ask: (count: number) => void, onSilence: () => void) {
    this.#page = page;
    this.#ask = ask;
    this.#onSilence = onSilence;
  }

  start(): void {
    this.#unansweredSince = null;
    this.#timer ??= setInterval(() => {
      this.#check(performance.now());
    }, interval);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Takes an answer to a question. */
  receive(count: number): void {
    if (count === this.#count) this.#unansweredSince = null;
  }

  #check(now: number): void {
    // A page that slept, or was busy itself, cannot tell how long the frame was silent.
    const wasAway = now - this.#lastCheck > 2 * interval || this.#page.visibilityState === "hidden";
    this.#lastCheck = now;
    if (this.#unansweredSince === null || wasAway) {
      this.#unansweredSince = now;
      this.#count += 1;
      this.#ask(this.#count);
    } else if (now - this.#unansweredSince >= answerTimeout) {
      this.stop();
      this.#onSilence();
    }
  }
}
