import type { CodePanel } from "./codePanel.client";
import type { Explanation } from "./explain.client";
import type { Mistake } from "./mistake";
import type { Report } from "./report.client";
import { readShortened, type Shortened } from "./shortened";
import type { Say } from "./messages.client";

/** How long the full text of a shortened error may take before the short one is shown, in ms. */
const patience = 1000;

export interface TellingOptions {
  readonly report: Report;
  readonly say: Say;
  /** What an error says at full length; `null` where nobody knows. */
  readonly explain: (shortened: Shortened) => Promise<Explanation | null>;
}

/** Tells mistakes; errors of production builds at full length, as far as this site knows them. */
export class Telling {
  readonly #options: TellingOptions;
  /** Counts what happens: an explanation of what is not the last of it comes too late. */
  #last = 0;

  constructor(options: TellingOptions) {
    this.#options = options;
  }

  /** To be called when something newer is to be said, or nothing any more. */
  leave(): void {
    this.#last += 1;
  }

  mistake(panel: CodePanel, mistake: Mistake): void {
    this.leave();
    const { report, say, explain } = this.#options;
    const shortened = readShortened(mistake.message);
    if (shortened === null) {
      report.mistake(panel, mistake);
      return;
    }
    const own = this.#last;
    const tell = (explanation: Explanation | null) => {
      if (own !== this.#last) return;
      const text = say("error", { code: shortened.code });
      report.mistake(panel, mistake, explanation && { ...explanation, text });
    };
    // It is told as it came where the full text takes its time, and again when that is there.
    const late = setTimeout(tell, patience, null);
    void explain(shortened)
      .catch(() => null)
      .then((explanation) => {
        clearTimeout(late);
        tell(explanation);
      });
  }
}
