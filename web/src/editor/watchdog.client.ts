/** How often a frame is asked whether it is still there, in ms. */
const interval = 1000;

/** How long it may take to answer. */
const patience = 3000;

/** Notices when a frame does not answer any more. */
export class Watchdog {
  readonly #page: Document;
  readonly #ask: (count: number) => void;
  readonly #onSilence: () => void;
  #timer: ReturnType<typeof setInterval> | null = null;
  #count = 0;
  /** The first question without an answer: when it was asked. */
  #asked: number | null = null;
  #looked = 0;

  constructor(page: Document, ask: (count: number) => void, onSilence: () => void) {
    this.#page = page;
    this.#ask = ask;
    this.#onSilence = onSilence;
  }

  start(): void {
    this.#asked = null;
    this.#timer ??= setInterval(() => {
      this.#look(performance.now());
    }, interval);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Takes an answer to a question. */
  hear(count: number): void {
    if (count === this.#count) this.#asked = null;
  }

  #look(now: number): void {
    // A page that slept, or was busy itself, cannot tell how long the frame was silent.
    const wasAway = now - this.#looked > 2 * interval || this.#page.visibilityState === "hidden";
    this.#looked = now;
    if (this.#asked === null || wasAway) {
      this.#asked = now;
      this.#count += 1;
      this.#ask(this.#count);
    } else if (now - this.#asked >= patience) {
      this.stop();
      this.#onSilence();
    }
  }
}
